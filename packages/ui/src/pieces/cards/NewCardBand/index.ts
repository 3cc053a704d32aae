export { NewCardBand, type NewCardBandProps } from './NewCardBand';
export { useNewCardBand } from './useNewCardBand';
