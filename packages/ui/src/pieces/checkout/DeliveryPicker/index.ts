export { type DeliveryMethod, DeliveryPicker, type DeliveryPickerProps } from './DeliveryPicker';
export { type DeliveryPickerMessages, deliveryPickerMessages } from './messages';
