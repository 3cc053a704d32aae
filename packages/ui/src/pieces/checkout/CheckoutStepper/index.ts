export { CheckoutStepper, type CheckoutStepperProps } from './CheckoutStepper';
export { type CheckoutStepperMessages, checkoutStepperMessages } from './messages';
