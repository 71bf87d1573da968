// localStorage, which a browser may refuse to give: then nothing is kept, and nothing breaks.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full: the setting lasts as long as the page.
  }
}
