export { TillActions, type TillActionsProps } from './TillActions';
