export {
  type AttentionItem,
  type AttentionKind,
  AttentionTiles,
  type AttentionTilesProps,
  type PaymentDifferenceItem,
} from './AttentionTiles';
