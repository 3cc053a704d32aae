export { CreditCardForm, type CreditCardFormProps } from './CreditCardForm';
export type { CreditCard, CreditCardErrors, CreditCardField } from './card';
export { useCreditCardForm } from './useCreditCardForm';
