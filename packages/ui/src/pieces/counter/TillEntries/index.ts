export {
  type NotCountedPayment,
  TillEntries,
  type TillEntriesProps,
  type TillEntry,
} from './TillEntries';
