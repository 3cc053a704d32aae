export { type BuyingWay, QuantityForm, type QuantityFormProps } from './QuantityForm';
export { useQuantityForm } from './useQuantityForm';
