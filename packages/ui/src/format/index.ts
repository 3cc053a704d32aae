export { countGraphemes, takeGraphemes } from './graphemes';
