import drawings from './drawings.gen.json' with { type: 'json' };
import type { SceneName } from './media.ts';

const byName: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  avatars: drawings.avatars,
  portraits: drawings.portraits,
  cards: drawings.cards,
  fans: drawings.fans,
};

function drawingOf(kind: string, name: string): string {
  const svg = byName[kind]?.[name];
  if (!svg) throw new Error(`${kind} have no drawing of ${name}: run drawing/draw.ts.`);
  return svg;
}

/** A player's face and shoulders. */
export const avatar = ({ jerseyNumber }: { jerseyNumber: string }) =>
  drawingOf('avatars', jerseyNumber);

/** A player from the waist up. */
export const portrait = ({ jerseyNumber }: { jerseyNumber: string }) =>
  drawingOf('portraits', jerseyNumber);

/** The front of a card, without frame, name and badge, which the app adds. */
export const cardPicture = ({ uuid }: { uuid: string }) => drawingOf('cards', uuid);

export const fanAvatar = ({ sub }: { sub: string }) => drawingOf('fans', sub);

/** Two or three sides of each product, in the order of the shop. */
export const productPictures: readonly (readonly string[])[] = drawings.products;

/** Scenes of the club's year: 800 × 600, and 600 × 800 for portrait ones. */
export const scenes: Readonly<Record<SceneName, string>> = drawings.scenes;
