export { cardCodesPage, cardCodesStylesheet } from './cardCodesPage.ts';
export { makeCardSheet, type PrintedCard } from './cardSheet.ts';
export { codePicture } from './codePicture.ts';
