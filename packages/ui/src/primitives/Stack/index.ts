export { type LayoutElement, type LayoutProps, Stack, type StackProps } from './Stack';
