export { SecondFactorSetup, type SecondFactorSetupProps } from './SecondFactorSetup';
