export { SecondFactorForm, type SecondFactorFormProps } from './SecondFactorForm';
export { useSecondFactorForm } from './useSecondFactorForm';
