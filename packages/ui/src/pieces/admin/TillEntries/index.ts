export { TillEntries, type TillEntriesProps, type TillEntry } from './TillEntries';
