export { CheckoutStepper, type CheckoutStepperProps } from './CheckoutStepper';
export { checkoutStepperMessages } from './messages';
