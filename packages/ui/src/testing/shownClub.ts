import { cloneElement, isValidElement } from 'react';
import type { UiMessageOverrides } from '../primitives';
import { recolored } from './recolored';
import { sampleClub } from './sampleClub';

/** A club in whose name stories show instead of the samples'. Plain data: it comes through a setting. */
export type ShownClub = {
  color: string;
  /** Of the facts of a club, as the server sends them, those that a story shows. */
  facts: { team: string; slogan: string; logoUrl: string | null };
  /** The club's words by component, as UiProvider takes them. */
  texts: UiMessageOverrides;
};

let shown: ShownClub | null = null;
let chosenColor = '';

export const showClub = (club: ShownClub | null) => {
  shown = club;
};

export const shownClub = () => shown;

/** The colour of Storybook's toolbar; '' for the club's own. */
export const chooseColor = (color: string) => {
  chosenColor = color;
};

const shownColor = () => chosenColor || (shown?.color ?? sampleClub.color);

/**
 * The value with name, slogan, logo and drawings of the shown club in place of the sample's. Plain data and the props of
 * elements are looked into.
 */
export function inNameOfClub<Value>(value: Value): Value {
  if (!shown && shownColor() === sampleClub.color) return value;
  // Each value keeps its type: a text becomes a text, and a missing logo an address, which the type allows.
  return inClub(value) as Value;
}

function inClub(value: unknown): unknown {
  if (typeof value === 'string') return textInClub(value);
  if (Array.isArray(value)) return value.map(inClub);
  if (isValidElement<object>(value)) return cloneElement(value, propsInClub(value.props));
  return isPlain(value) ? propsInClub(value) : value;
}

const propsInClub = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'logoUrl' && inner === null ? (shown?.facts.logoUrl ?? null) : inClub(inner),
    ]),
  );

function textInClub(text: string): string {
  if (text.startsWith('data:image/svg+xml,')) return recolored(text, shownColor());
  const { team, slogan } = shown?.facts ?? sampleClub;
  return text.replaceAll(sampleClub.team, team).replaceAll(sampleClub.slogan, slogan);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
