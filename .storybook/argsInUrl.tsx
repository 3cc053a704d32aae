import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Storybook leaves every string with other than Latin letters out of `args` in the URL. The global `args64` holds
 * them: base64url of the JSON of the story's id and of the args that were changed.
 */
type Args = Record<string, unknown>;
type InUrl = { id: string; args: Args };

const prefix = 'a-';
const safe = /^[a-zA-Z0-9 _-]*$/;
let restored = false;

export const withArgsFromUrl: Decorator = (Story, context) => {
  const { id, initialArgs, globals, viewMode } = context;
  if (viewMode !== 'story' || !addons.hasChannel()) return <Story />;
  const channel = addons.getChannel();
  const current: unknown = globals.args64;
  if (!restored) {
    restored = true;
    const inUrl = readArgs(typeof current === 'string' ? current : '', id);
    const names = Object.keys(inUrl).filter((key) => key in context.argTypes);
    if (names.length > 0) {
      const updatedArgs = Object.fromEntries(names.map((key) => [key, inUrl[key]]));
      // After this story, which has them already: the controls show them, too.
      queueMicrotask(() => channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs }));
      return <Story args={{ ...context.args, ...updatedArgs }} />;
    }
  }
  const args64 = writeArgs(id, changedStrings(context.args, initialArgs));
  if (args64 !== current)
    queueMicrotask(() => channel.emit(UPDATE_GLOBALS, { globals: { args64 } }));
  return <Story />;
};

const changedStrings = (args: Args, initial: Args) =>
  Object.fromEntries(
    Object.entries(args).filter(([key, value]) => value !== initial[key] && hasUnsafeString(value)),
  );

/** Only plain data: an element or a function is never restored from a URL. */
function hasUnsafeString(value: unknown): boolean {
  if (typeof value === 'string') return !safe.test(value);
  if (!isPlain(value)) return false;
  const inside: unknown[] = Object.values(value);
  return inside.every(isData) && inside.some(hasUnsafeString);
}

const isData = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (isPlain(value) && Object.values(value).every(isData));

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value));

function writeArgs(id: string, args: Args): string {
  if (Object.keys(args).length === 0) return '';
  const inUrl: InUrl = { id, args };
  const bytes = new TextEncoder().encode(JSON.stringify(inUrl));
  const text = btoa(String.fromCodePoint(...bytes));
  return prefix + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function readArgs(text: string, id: string): Args {
  if (!text.startsWith(prefix)) return {};
  try {
    const base64 = text.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const inUrl: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isPlain(inUrl) || !('id' in inUrl) || inUrl.id !== id || !('args' in inUrl)) return {};
    return isPlain(inUrl.args) ? { ...inUrl.args } : {};
  } catch {
    // Someone's URL, cut off: the story is shown as it is.
    return {};
  }
}
