import { readScannedCode } from './scannedCode';

/** Of goods that are sold as one a price tag names no option. */
export type ScannedTag =
  | { kind: 'goods'; productId: number; optionId: number | null }
  | { kind: 'order' | 'card' | 'otherClub' | 'notATag' };

type Club = Parameters<typeof readScannedCode>[1] & {
  /** Where the fans' app is, whose pages of goods the price tags name. */
  origin: string;
};

/** What a code is at a booth, whether a camera read it or a scanner typed it. */
export function readScannedTag(text: string, { origin, ...club }: Club): ScannedTag {
  const [, host, product, option] = goodsPage.exec(text.normalize('NFKC').trim()) ?? [];
  if (host === undefined) {
    const { kind } = readScannedCode(text, club);
    return { kind: kind === 'notAnOrder' ? 'notATag' : kind };
  }
  if (host.toLowerCase() !== origin.toLowerCase()) return { kind: 'otherClub' };
  return {
    kind: 'goods',
    productId: Number(product),
    optionId: option === undefined ? null : Number(option),
  };
}

const goodsPage =
  /^(https?:\/\/[^/?#]+)\/user\/u\/goods\/([1-9]\d{0,14})(?:\?option=([1-9]\d{0,14}))?$/i;
