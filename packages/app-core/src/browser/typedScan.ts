/** A scanner types a character every few milliseconds; people do not keep this up. */
const longestGapMs = 100;
/** Shorter bursts may be a word typed fast. */
const shortest = 8;

/**
 * Calls back with what a scanner types: a burst of characters that ends in Enter, wherever the focus is. That Enter
 * reaches nothing else, so that it presses no button, and a field gets back what it held before.
 */
export function followTypedScans(onScan: (text: string) => void): () => void {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let field: { element: HTMLInputElement | HTMLTextAreaElement; value: string } | null = null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // A scanner presses Shift for capital letters.
    if (event.key === 'Shift') return;
    const continues = event.timeStamp - last <= longestGapMs && !event.repeat;
    last = event.timeStamp;
    if (event.key === 'Enter' && continues && text.length >= shortest) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (field) restore(field.element, field.value);
      const scanned = text;
      text = '';
      onScan(scanned);
    } else if (event.key.length === 1) {
      if (!continues || text === '') {
        text = '';
        field = fieldOf(event.target);
      }
      text += event.key;
    } else {
      text = '';
    }
  }

  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

function fieldOf(target: EventTarget | null) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { element: target, value: target.value }
    : null;
}

/** As if it had been typed: React reads the value from the event. */
function restore(element: HTMLInputElement | HTMLTextAreaElement, value: string) {
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
