export { Button, type ButtonProps } from './Button';
export { Field, type FieldControl, type FieldFrameProps, type FieldProps } from './Field';
export { IconButton, type IconButtonProps } from './IconButton';
export {
  InfiniteList,
  type InfiniteListHandle,
  type InfiniteListMessages,
  type InfiniteListProps,
  infiniteListMessages,
  type ListEdge,
} from './InfiniteList';
export { Spinner, type SpinnerProps } from './Spinner';
export { TextArea, type TextAreaProps } from './TextArea';
export { type LinkProps, UiProvider, type UiProviderProps } from './UiProvider';
