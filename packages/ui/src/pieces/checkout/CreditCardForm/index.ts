export { CreditCardForm, type CreditCardFormProps } from './CreditCardForm';
export type { CreditCard, CreditCardErrors, CreditCardField } from './card';
export { creditCardFormMessages } from './messages';
export { useCreditCardForm } from './useCreditCardForm';
