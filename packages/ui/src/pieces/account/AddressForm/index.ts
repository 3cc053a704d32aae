export { AddressForm, type AddressFormProps } from './AddressForm';
export { type AddressFormMessages, addressFormMessages } from './messages';
