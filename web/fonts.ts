// Cuts the fonts down to what nearly every page needs: printable ASCII and a few signs, kerning and lining tabular figures, no
// hinting. That is a third of the packaged files, and the first table has 155 kB for everything. Letters beyond, in a name for
// instance, come from the packaged files, which fonts.css names for the rest of Latin.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const CUTS = ['cinzel/700-normal', 'alegreya-sans/500-normal', 'alegreya-sans/700-normal'];
const SIGNS = '\u00a0–—‘’“”…·•×→−‹›';
const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') + SIGNS;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function cut(name: string): Promise<void> {
  const [family = '', style = ''] = name.split('/');
  const source = here(`node_modules/@fontsource/${family}/files/${family}-latin-${style}.woff2`);
  const target = here(`src/generated/fonts/${family}-${style}.woff2`);
  if (await isNewer(target, [source, here('fonts.ts')])) return;
  const small = await subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'lnum', 'tnum'],
    noHinting: true,
  });
  await writeFile(target, small);
}

async function isNewer(target: string, sources: string[]): Promise<boolean> {
  const made = await stat(target).catch(() => undefined);
  if (made === undefined) return false;
  const times = await Promise.all(sources.map(async (source) => (await stat(source)).mtimeMs));
  return times.every((time) => time <= made.mtimeMs);
}

export function fonts(): Plugin {
  return {
    name: 'quadriga-fonts',
    async buildStart() {
      await mkdir(here('src/generated/fonts'), { recursive: true });
      await Promise.all(CUTS.map(cut));
    },
  };
}
