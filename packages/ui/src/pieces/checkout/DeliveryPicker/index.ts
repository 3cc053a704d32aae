export { type DeliveryMethod, DeliveryPicker, type DeliveryPickerProps } from './DeliveryPicker';
