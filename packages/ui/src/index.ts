// Everything the product may use, by name. A component that is not here does not exist outside.

export {
  countGraphemes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatYen,
  groupInFours,
  normalizeDigits,
  takeGraphemes,
  toHalfWidth,
} from './format';
export {
  MessageComposer,
  type MessageComposerMessages,
  type MessageComposerProps,
  messageComposerMessages,
  messageMaxLength,
  useMessageComposer,
} from './pieces/chat/MessageComposer';
export {
  ClubWelcome,
  type ClubWelcomeMessages,
  type ClubWelcomeProps,
  clubWelcomeMessages,
} from './pieces/shell/ClubWelcome';
export {
  ErrorPage,
  type ErrorPageMessages,
  type ErrorPageProps,
  errorPageMessages,
} from './pieces/shell/ErrorPage';
export {
  Button,
  type ButtonProps,
  Field,
  type FieldControl,
  type FieldFrameProps,
  type FieldProps,
  IconButton,
  type IconButtonProps,
  InfiniteList,
  type InfiniteListHandle,
  type InfiniteListMessages,
  type InfiniteListProps,
  infiniteListMessages,
  type LinkProps,
  type ListEdge,
  Spinner,
  type SpinnerProps,
  TextArea,
  type TextAreaProps,
  UiProvider,
  type UiProviderProps,
} from './primitives';
