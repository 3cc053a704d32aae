export {
  type RegisteredPasskey,
  SecondFactorSettings,
  type SecondFactorSettingsProps,
} from './SecondFactorSettings';
