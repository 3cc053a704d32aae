export { AddressForm, type AddressFormProps } from './AddressForm';
export { addressFormMessages } from './messages';
