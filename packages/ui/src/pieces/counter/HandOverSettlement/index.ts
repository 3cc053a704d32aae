export {
  HandOverSettlement,
  type HandOverSettlementKind,
  type HandOverSettlementProps,
  type SettledHandOver,
} from './HandOverSettlement';
