export { tillCorrectionMessages } from './messages';
