export { CheckoutStepper, type CheckoutStepperProps } from './CheckoutStepper';
