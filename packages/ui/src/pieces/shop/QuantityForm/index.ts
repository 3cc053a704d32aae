export { type QuantityFormMessages, quantityFormMessages } from './messages';
export { type BuyingWay, QuantityForm, type QuantityFormProps } from './QuantityForm';
export { useQuantityForm } from './useQuantityForm';
