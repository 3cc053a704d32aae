export {
  addSanction,
  confirmSanction,
  liftSanctions,
  lockFan,
  noticesOf,
  restrictionOf,
  type Sanction,
  sanctionsOf,
} from './sanctions.queries.ts';
