export { type PaymentMethod, PaymentPicker, type PaymentPickerProps } from './PaymentPicker';
