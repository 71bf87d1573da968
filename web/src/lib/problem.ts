// What went wrong, in words that a person can read: every failed request of `api.ts` throws one of these.
import type { Problem } from './types';

export class ProblemError extends Error implements Problem {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.text);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.text = problem.text;
    this.rule = problem.rule;
    this.status = status;
  }
}

/** Anything thrown, as a problem that can be shown. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  return new ProblemError(
    { code: 'unknown', text: error instanceof Error ? error.message : String(error), rule: '' },
    0,
  );
}
