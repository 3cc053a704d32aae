export { QuantityField, type QuantityFieldProps } from './QuantityField';
export {
  parseQuantity,
  type QuantityProblem,
  type QuantityRange,
  quantityMax,
  quantityMin,
  quantityProblem,
} from './quantity';
