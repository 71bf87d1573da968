// What went wrong, in words that a person can read: every failed request of `api.ts` throws one of these.
import { say } from '../words/common';
import type { Problem } from './types';

export class ProblemError extends Error implements Problem {
  readonly code: string;
  readonly text: string;
  readonly rule: string;
  readonly status: number;

  constructor(problem: Problem, status: number, options?: ErrorOptions) {
    super(problem.text, options);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.text = problem.text;
    this.rule = problem.rule;
    this.status = status;
  }
}

/** Anything thrown, as a problem that can be shown. TypeErrors are the browser's: a fault, a file that did not come. */
export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const text = error instanceof Error && !(error instanceof TypeError) ? error.message : say('problem-unknown');
  return new ProblemError({ code: 'unknown', text, rule: '' }, 0, { cause: error });
}
