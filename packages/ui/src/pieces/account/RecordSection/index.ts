export { RecordSection, type RecordSectionProps } from './RecordSection';
