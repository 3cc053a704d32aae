import type { UiMessageOverrides } from '../primitives';

/** The club that the samples name. */
const sampleClub = { team: '鶴浜クレインズ', slogan: 'この街と、どこまでも。' };

/** A club in whose name stories show instead of the samples'. Plain data: it comes through a setting. */
export type ShownClub = {
  color: string;
  /** Of the facts of a club, as the server sends them, those that a story shows. */
  facts: { team: string; slogan: string; logoUrl: string | null };
  /** The club's words by component, as UiProvider takes them. */
  texts: UiMessageOverrides;
};

let shown: ShownClub | null = null;

export const showClub = (club: ShownClub | null) => {
  shown = club;
};

export const shownClub = () => shown;

/** The value with the shown club's name, slogan and logo in place of the sample's. Only plain data is looked into. */
export function inNameOfClub<Value>(value: Value): Value {
  // Each value keeps its type: a text becomes a text, and a missing logo an address, which the type allows.
  return shown ? (renamed(value, shown.facts) as Value) : value;
}

function renamed(value: unknown, facts: ShownClub['facts']): unknown {
  if (typeof value === 'string')
    return value
      .replaceAll(sampleClub.team, facts.team)
      .replaceAll(sampleClub.slogan, facts.slogan);
  if (Array.isArray(value)) return value.map((item) => renamed(item, facts));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'logoUrl' && inner === null ? facts.logoUrl : renamed(inner, facts),
    ]),
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);
