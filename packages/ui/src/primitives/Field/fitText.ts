import { countGraphemes, takeGraphemes } from '../../format';

type Options = {
  text: string;
  /** Position of the caret; null where the browser does not report it, as in e-mail fields. */
  caret: number | null;
  /** The previous text. If it was too long already, it may stay as long but not grow. */
  previous: string;
  normalize: (text: string) => string;
  maxLength: number | undefined;
};

/** Normalises a typed or pasted text and cuts the end of the insertion if it exceeds `maxLength`. */
export function fitText({ text, caret, previous, normalize, maxLength }: Options) {
  const whole = normalize(text);
  const head = normalize(text.slice(0, caret ?? text.length));
  const at = (position: number) => (caret === null ? null : position);
  if (maxLength === undefined || whole.length <= maxLength) {
    return { text: whole, caret: at(head.length) };
  }
  const room = Math.max(maxLength, countGraphemes(normalize(previous)));
  if (countGraphemes(whole) <= room) return { text: whole, caret: at(head.length) };

  const tail = whole.slice(head.length);
  const fitting = takeGraphemes(head, room - countGraphemes(tail));
  const fitted = takeGraphemes(normalize(fitting + tail), room);
  return { text: fitted, caret: at(Math.min(normalize(fitting).length, fitted.length)) };
}
