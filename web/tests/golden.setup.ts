// Has the golden records of all games made ready for the tests of the pages: they are played by the engine, not kept here.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default function setup(): void {
  execFileSync('.venv/bin/python', ['-m', 'tools.web_moments'], { cwd: root, stdio: 'inherit' });
}
