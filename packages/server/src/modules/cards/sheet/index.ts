export { cardCodesPage, cardCodesStylesheet } from './card-codes-page.ts';
export { makeCardSheet } from './card-sheet.ts';
export type { PrintedCard } from './printed-card.ts';
