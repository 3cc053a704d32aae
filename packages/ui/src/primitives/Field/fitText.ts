import { countGraphemes, takeGraphemes } from '../../format';

type Options = {
  text: string;
  /** Null where the browser does not say, as for e-mail fields. */
  caret: number | null;
  /** What the field held before. A text that was already too long may stay so, but not grow. */
  previous: string;
  normalize: (text: string) => string;
  maxLength: number | undefined;
};

/** Normalises a typed or pasted text and, where there is no room, drops the end of what came in last. */
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
  const kept = takeGraphemes(head, room - countGraphemes(tail));
  const fitted = takeGraphemes(normalize(kept + tail), room);
  return { text: fitted, caret: at(Math.min(normalize(kept).length, fitted.length)) };
}
