export { Avatar, type AvatarProps } from './Avatar';
export { Badge, type BadgeProps } from './Badge';
export { Button, type ButtonProps } from './Button';
export { Carousel, type CarouselMessages, type CarouselProps, carouselMessages } from './Carousel';
export { Center, type CenterProps } from './Center';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { Dialog, type DialogMessages, type DialogProps, dialogMessages } from './Dialog';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export {
  Field,
  type FieldControl,
  type FieldFrameProps,
  type FieldMessages,
  type FieldProps,
  fieldMessages,
} from './Field';
export { FloatingButton, type FloatingButtonProps } from './FloatingButton';
export { Form, type FormProps } from './Form';
export { Grid, type GridProps } from './Grid';
export { Heading, type HeadingProps } from './Heading';
export { IconButton, type IconButtonProps } from './IconButton';
export {
  InfiniteList,
  InfiniteListEdge,
  type InfiniteListEdgeProps,
  type InfiniteListHandle,
  type InfiniteListMessages,
  type InfiniteListProps,
  infiniteListMessages,
  type ListEdge,
  type ListPlace,
} from './InfiniteList';
export { Inline, type InlineProps } from './Inline';
export {
  LastUpdated,
  type LastUpdatedMessages,
  type LastUpdatedProps,
  lastUpdatedMessages,
} from './LastUpdated';
export {
  LoadFailure,
  type LoadFailureMessages,
  type LoadFailureProps,
  loadFailureMessages,
} from './LoadFailure';
export {
  MediaBackdrop,
  type MediaBackdropMessages,
  type MediaBackdropProps,
  mediaBackdropMessages,
} from './MediaBackdrop';
export {
  MediaPlayer,
  type MediaPlayerMessages,
  type MediaPlayerProps,
  mediaPlayerMessages,
} from './MediaPlayer';
export { Menu, type MenuItem, type MenuProps } from './Menu';
export {
  PasswordField,
  type PasswordFieldMessages,
  type PasswordFieldProps,
  passwordFieldMessages,
} from './PasswordField';
export {
  type AddressValues,
  addressFields,
  type ContactValues,
  contactFields,
  isComplete,
  nobody,
  type PersonErrors,
  type PersonField,
  PersonFields,
  PersonFieldsAddress,
  type PersonFieldsAddressProps,
  type PersonFieldsBinding,
  type PersonFieldsMessages,
  type PersonFieldsProps,
  PersonFieldsSkeleton,
  type PersonFieldsSkeletonProps,
  type PersonValues,
  type PostalPlace,
  personFields,
  personFieldsMessages,
  personProblem,
  trimmed,
  usePersonForm,
} from './PersonFields';
export {
  Picture,
  type PictureMessages,
  type PictureProps,
  type PictureSource,
  pictureMessages,
} from './Picture';
export { Progress, type ProgressProps } from './Progress';
export {
  PullToRefresh,
  type PullToRefreshMessages,
  type PullToRefreshProps,
  pullToRefreshMessages,
} from './PullToRefresh';
export { QrCode, type QrCodeProps } from './QrCode';
export {
  parseQuantity,
  QuantityField,
  type QuantityFieldMessages,
  type QuantityFieldProps,
  type QuantityProblem,
  quantityFieldMessages,
  quantityMax,
  quantityMin,
  quantityProblem,
} from './QuantityField';
export { RadioGroup, type RadioGroupProps, type RadioItem } from './RadioGroup';
export { Section, type SectionProps } from './Section';
export {
  Select,
  type SelectItem,
  type SelectMessages,
  type SelectProps,
  selectMessages,
} from './Select';
export { Sheet, type SheetMessages, type SheetProps, sheetMessages } from './Sheet';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { Spinner, type SpinnerProps } from './Spinner';
export { type LayoutElement, type LayoutProps, Stack, type StackProps } from './Stack';
export { Switch, type SwitchProps } from './Switch';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
export { Text, type TextProps } from './Text';
export { TextArea, type TextAreaProps } from './TextArea';
export {
  TextField,
  type TextFieldKind,
  type TextFieldMessages,
  type TextFieldProps,
  textFieldMessages,
} from './TextField';
export { TextLink, type TextLinkMessages, type TextLinkProps, textLinkMessages } from './TextLink';
export {
  type ToastItem,
  ToastRegion,
  type ToastRegionMessages,
  type ToastRegionProps,
  toastDuration,
  toastRegionMessages,
} from './ToastRegion';
export { type LinkProps, UiProvider, type UiProviderProps } from './UiProvider';
export { ZoomView, type ZoomViewMessages, type ZoomViewProps, zoomViewMessages } from './ZoomView';
