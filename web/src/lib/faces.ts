// The drawings of the games come from the server as SVG, drawn in Python from the component data. They are fetched once.

import { spoken } from './language';

const texts = new Map<string, Promise<string>>();
let icons: Promise<void> | undefined;

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

function cached(path: string): Promise<string> {
  let text = texts.get(path);
  if (text === undefined) {
    text = fetchText(path);
    texts.set(path, text);
    text.catch(() => texts.delete(path)); // a later try may succeed
  }
  return text;
}

function query(options: Record<string, string>): string {
  const entries = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** Where a face is, for <img>: enough for pictures without words of their own. */
export function facePath(game: string, name: string, options: Record<string, string> = {}): string {
  return `/faces/${encodeURIComponent(game)}/${name}.svg${query(options)}`;
}

/** The markup of a face, to be set into the page (ui/Face.svelte), where its words find our fonts and its ids can be styled. */
export function loadFace(game: string, name: string, options: Record<string, string> = {}): Promise<string> {
  return cached(facePath(game, name, options));
}

/** Where things are on the faces of a game; the game's own folder knows the shape of it. */
export async function loadGeometry<T>(game: string, options: Record<string, string> = {}): Promise<T> {
  return JSON.parse(
    await cached(`/faces/${encodeURIComponent(game)}/geometry.json${query({ ...options, ...spoken })}`),
  ) as T;
}

/** Puts the sheet of icons into the document, once; until then icons are empty, and nothing depends on them alone. */
export function installIcons(): Promise<void> {
  icons ??= cached('/faces/icons.svg')
    .then((text) => {
      const sheet = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      // Not `display: none`: some browsers then lose what the symbols refer to.
      sheet.setAttribute('width', '0');
      sheet.setAttribute('height', '0');
      sheet.setAttribute('aria-hidden', 'true');
      sheet.classList.add('unseen');
      document.body.append(document.importNode(sheet, true));
    })
    .catch((error: unknown) => {
      icons = undefined;
      console.warn('The icons did not come.', error);
    });
  return icons;
}
