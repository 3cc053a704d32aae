import type { ShownClub } from '@homestand/ui/testing';
import {
  type Club,
  clubTexts,
  commerceNotice,
  logoOf,
  privacyNotice,
  readClub,
} from '../packages/server/src/club/index.ts';

const hex = /^#[0-9a-f]{6}$/i;

/**
 * Takes `--club VALUE` out of Storybook's arguments: the folder of a club, or a colour such as #0050b5. Throws with
 * what is expected if it is neither.
 */
export function clubOf(args: readonly string[]): {
  color: string | null;
  /** The folder; null for a colour alone. */
  folder: string | null;
  args: string[];
} {
  const at = args.indexOf('--club');
  if (at === -1) return { color: null, folder: null, args: [...args] };
  const value = args[at + 1] ?? '';
  const others = [...args.slice(0, at), ...args.slice(at + 2)];
  if (hex.test(value)) return { color: value, folder: null, args: others };
  const found = readClub(value);
  if ('club' in found) return { color: found.club.color, folder: value, args: others };
  throw new Error(
    ['--club takes the folder of a club, or a colour such as #0050b5.', ...found.problems].join(
      '\n',
    ),
  );
}

/** What stories show of the club in this folder. */
export function shownClubIn(folder: string): ShownClub {
  const found = readClub(folder);
  if ('problems' in found) throw new Error(found.problems.join('\n'));
  const { club } = found;
  return {
    color: club.color,
    facts: {
      team: club.name,
      slogan: club.slogan,
      logoUrl: `data:image/svg+xml;base64,${Buffer.from(logoOf(club)).toString('base64')}`,
      ...furtherFacts(club),
    },
    texts: textsByComponent(club),
  };
}

/** The facts that screens of notices and of the checkout ask for. */
const furtherFacts = (club: Club) => ({
  supportUrl: club.supportPage,
  shippingFee: club.shipping.fee,
  shipping: club.shipping,
  payableAtPickup: club.payments.atPickup,
  commerceNotice: commerceNotice(club),
  privacyNotice: privacyNotice(club),
});

type Texts = { [key: string]: Texts | string };

function textsByComponent(club: Club): ShownClub['texts'] {
  const texts: Texts = {};
  for (const { place, text } of clubTexts(club)) {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const group = keys.reduce<Texts>((inner, key) => {
      const next = inner[key];
      const own: Texts = typeof next === 'object' ? next : {};
      inner[key] = own;
      return own;
    }, texts);
    group[last] = text;
  }
  return texts;
}
