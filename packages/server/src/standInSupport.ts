// What the stand-ins of services share with the server.
export { firstGraphemes } from './adapters/line/displayName.ts';
export {
  integerOf,
  type JsonObject,
  objectOf,
  parseObject,
  textOf,
} from './adapters/payment/jsonFields.ts';
export { isProduction } from './config/environment.ts';
export { cleanLine } from './text/cleanText.ts';
export { escapeHtml, htmlPage } from './text/html.ts';
