export { type NewCardBandMessages, newCardBandMessages } from './messages';
export { NewCardBand, type NewCardBandProps } from './NewCardBand';
export { useNewCardBand } from './useNewCardBand';
