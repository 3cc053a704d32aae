export { HowToBuy, type HowToBuyProps } from './HowToBuy';
export { HowToBuyButton, type HowToBuyButtonProps } from './HowToBuyButton';
