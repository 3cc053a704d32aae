export { cardCodesPage, cardCodesStylesheet } from './cardCodesPage.ts';
export { makeCardSheet } from './cardSheet.ts';
export type { PrintedCard } from './printedCard.ts';
