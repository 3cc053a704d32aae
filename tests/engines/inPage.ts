// Runs in the page of every engine, as the global `journey`.
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from './target.ts';

/** Where a finger hits the target, or why it cannot. */
export type Look = { point: { x: number; y: number } | null; obstacle: string };

const fields = 'input, textarea, select';

const received: string[] = [];

/**
 * The last input events that reached the page, and changes of its address: they show whether the tap of a failed step
 * arrived, where, and what it led to.
 */
export const lastEvents = (): string[] => received;

for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu', 'click', 'submit'])
  window.addEventListener(type, (event) => record(type, event), { capture: true });

for (const name of ['pushState', 'replaceState'] as const) {
  const change = history[name].bind(history);
  history[name] = (state, unused, address) => {
    add(name, String(address));
    change(state, unused, address);
  };
}
window.addEventListener('popstate', () => add('popstate', location.href));

function record(type: string, { target }: Event) {
  add(type, target instanceof Element ? target.outerHTML.slice(0, 120) : String(target));
}

function add(type: string, subject: string) {
  received.push(`${Math.round(performance.now())} ${type} ${subject}`);
  if (received.length > 40) received.shift();
}

export const count = (target: Target): number => shown(target).length;

/** The value of a field, or the text of any other element. */
export function read(target: Target): string | null {
  const [element] = shown(target);
  if (!element) return null;
  return isField(element) ? element.value : normalized(element.textContent);
}

/** Scrolls the target into view and finds the point for a finger: only what is at rest, enabled and on top. */
export async function look(target: Target): Promise<Look> {
  if (isUnstyled()) return { point: null, obstacle: 'its style sheets are loading' };
  const elements = shown(target);
  // A dialog may have a button of the same name as the screen below it.
  const [element, another] = elements.length > 1 ? elements.filter(isHit) : elements;
  if (!element || another) return { point: null, obstacle: `${elements.length} are shown` };
  if (element.matches(':disabled, [aria-disabled=true]'))
    return { point: null, obstacle: 'it is disabled' };
  if (!isHit(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = centre(element);
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const point = centre(element);
  if (before.x !== point.x || before.y !== point.y) return { point: null, obstacle: 'it moves' };
  if (!isHit(element))
    return { point: null, obstacle: `covered by ${topmostAt(point)?.outerHTML.slice(0, 90)}` };
  return { point, obstacle: '' };
}

/**
 * Until a style sheet is there, Firefox draws nothing, but a script that asks for positions gets those of the page
 * without it.
 */
const isUnstyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    ({ sheet }) => sheet === null,
  );

/** Selects what the focused field contains, so that typing replaces it. */
export function selectAll(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    activeElement.select();
}

/** Chooses an option like the phone's own picker, which is outside the page. */
export function choose(target: Target, value: string): void {
  const [element] = shown(target);
  if (!(element instanceof HTMLSelectElement)) throw new Error('The target is not a select.');
  element.value = value;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The events of an input method that converts kana and is confirmed with Enter. */
export function compose(steps: readonly string[], enterAfterEnd: boolean): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement))
    throw new Error('No text field has the focus.');
  const before = element.value;
  const bubbles = { bubbles: true, cancelable: true, composed: true };
  const press = (key: string, isComposing: boolean) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { ...bubbles, key, keyCode: 229, isComposing }),
    );
  const data = steps.at(-1) ?? '';
  element.dispatchEvent(new CompositionEvent('compositionstart', { ...bubbles, data: '' }));
  for (const step of steps) {
    press('Process', true);
    element.dispatchEvent(new CompositionEvent('compositionupdate', { ...bubbles, data: step }));
    const change = { data: step, inputType: 'insertCompositionText', isComposing: true };
    element.dispatchEvent(new InputEvent('beforeinput', { ...bubbles, ...change }));
    element.setRangeText(step, before.length, element.value.length, 'end');
    element.dispatchEvent(new InputEvent('input', { ...bubbles, ...change }));
  }
  if (!enterAfterEnd) press('Enter', true);
  element.dispatchEvent(new CompositionEvent('compositionend', { ...bubbles, data }));
  if (enterAfterEnd) press('Enter', false);
  element.dispatchEvent(new KeyboardEvent('keyup', { ...bubbles, key: 'Enter' }));
}

function shown(target: Target): HTMLElement[] {
  return found(target).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !isInaccessible(element);
  });
}

function found({ by, value, name }: Target): HTMLElement[] {
  const selector = { role: '*', field: fields, text: '*', css: value }[by];
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (by === 'role' && getRole(element) !== value) return false;
    if (!name) return true;
    return matches(name, by === 'text' ? ownText(element) : computeAccessibleName(element));
  });
}

function matches(name: NonNullable<Target['name']>, content: string): boolean {
  const written = normalized(content);
  return 'text' in name ? written === name.text : new RegExp(name.pattern).test(written);
}

const normalized = (content: string | null) => (content ?? '').replace(/\s+/g, ' ').trim();

const ownText = (element: Element) =>
  [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join('');

const isField = (
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement => element.matches(fields);

function centre(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

const topmostAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);

/** Whether a finger on the middle of the element reaches it, or the label that stands for it. */
function isHit(element: HTMLElement): boolean {
  const hit = topmostAt(centre(element));
  return element.contains(hit) || (hit?.closest('label')?.contains(element) ?? false);
}
