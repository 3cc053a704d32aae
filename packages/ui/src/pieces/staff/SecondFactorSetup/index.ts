export { SecondFactorSetup, type SecondFactorSetupProps } from './SecondFactorSetup';
export { useSecondFactorSetup } from './useSecondFactorSetup';
