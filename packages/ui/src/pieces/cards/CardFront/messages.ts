import type { CardKind } from './cardKind';

export const cardFrontMessages = {
  /** Decorative text on the card. */
  stamp: { normal: 'NORMAL', silver: 'SILVER RARE', gold: 'GOLD RARE', signature: 'SIGNATURE' },
  kind: { normal: 'ノーマル', silver: 'シルバー', gold: 'ゴールド', signature: 'サイン' },
  name: (name: string, jerseyNumber: string, kind: string) =>
    [name, jerseyNumber && `背番号${jerseyNumber}`, kind && `${kind}カード`]
      .filter(Boolean)
      .join('、'),
} satisfies {
  stamp: Record<CardKind, string>;
  kind: Record<CardKind, string>;
  name: (name: string, jerseyNumber: string, kind: string) => string;
};

export type CardFrontMessages = typeof cardFrontMessages;
