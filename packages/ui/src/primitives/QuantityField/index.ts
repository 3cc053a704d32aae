export { QuantityField, type QuantityFieldProps } from './QuantityField';
export {
  parseQuantity,
  type QuantityProblem,
  quantityMax,
  quantityMin,
  quantityProblem,
} from './quantity';
