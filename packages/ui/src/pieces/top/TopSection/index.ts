export { TopSection, type TopSectionProps } from './TopSection';
