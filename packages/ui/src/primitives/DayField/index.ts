export { DayField, type DayFieldProps } from './DayField';
