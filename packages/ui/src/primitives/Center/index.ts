export { Center, type CenterProps } from './Center';
