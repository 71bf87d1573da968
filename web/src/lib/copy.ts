// Puts text on the clipboard. Browsers give the clipboard to secure pages only, and a table on the home network is not one:
// there the old command still works.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // In an open dialog only its inside can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // Not even that: the link can still be marked by hand.
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
