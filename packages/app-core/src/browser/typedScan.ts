/** A scanner types a character every few milliseconds; people do not keep this up. */
const longestGapMs = 100;
/** Shorter bursts may be a word typed fast. */
const shortest = 8;

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls back with what a scanner types: a burst of characters that ends in Enter, wherever the focus is. That Enter
 * reaches nothing else, so that it presses no button, and a field gets back what it held before. During a kana
 * conversion the keys name no characters: they are read from their places on the keyboard.
 */
export function followTypedScans(onScan: (text: string) => void): () => void {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let field: { element: Field; value: string } | null = null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A scanner presses Shift for capital letters.
    if (event.key === 'Shift' || event.code.startsWith('Shift')) return;
    const converts = isConverting(event);
    const character = converts ? characterOf(event) : event.key;
    const continues = event.timeStamp - last <= longestGapMs && !event.repeat;
    last = event.timeStamp;
    if (character === 'Enter' && continues && text.length >= shortest) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (field) restore(field, converts);
      const scanned = text;
      text = '';
      onScan(scanned);
    } else if (character.length === 1) {
      if (!continues || text === '') {
        text = '';
        field = fieldOf(event.target);
      }
      text += character;
    } else {
      text = '';
    }
  }

  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
}

/** Safari reports the keystroke that ends a conversion after the conversion, as 229. */
const isConverting = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

/** Characters of order numbers and addresses, on American and on Japanese keyboards. */
const signs: Readonly<Record<string, string>> = {
  Minus: '-',
  NumpadSubtract: '-',
  Slash: '/',
  Equal: '=',
  NumpadDivide: '/',
  Period: '.',
  NumpadDecimal: '.',
  // The colon of a Japanese keyboard, and with Shift that of an American one.
  Quote: ':',
  NumpadEnter: 'Enter',
};

function characterOf(event: KeyboardEvent): string {
  const { code, shiftKey } = event;
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code) ?? [];
  if (letter !== undefined)
    return shiftKey === event.getModifierState('CapsLock') ? letter.toLowerCase() : letter;
  if (digit !== undefined) return digit;
  if (code === 'Semicolon') return shiftKey ? ':' : ';';
  if (code === 'Slash' && shiftKey) return '?';
  // The equals sign of a Japanese keyboard; no address here has the underscore of an American one.
  if (code === 'Minus' && shiftKey) return '=';
  return signs[code] ?? code;
}

function fieldOf(target: EventTarget | null) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { element: target, value: target.value }
    : null;
}

function restore({ element, value }: { element: Field; value: string }, converts: boolean) {
  // Otherwise the conversion would end later and put its text into the field again.
  if (converts) element.blur();
  write(element, value);
}

/** As if it had been typed: React reads the value from the event. */
function write(element: Field, value: string) {
  const prototype = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
