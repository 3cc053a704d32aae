export {
  type Carrier,
  ShipmentForm,
  type ShipmentFormProps,
  type ShipmentValues,
} from './ShipmentForm';
