// Public API of the package: components that are not exported here are internal.

export {
  type CardBrand,
  cardBrandOf,
  countGraphemes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatListTime,
  formatPhone,
  formatPostalCode,
  formatYen,
  normalizeDigits,
  takeGraphemes,
  toHalfWidth,
} from './format';
export {
  ActivityRecord,
  type ActivityRecordMessages,
  type ActivityRecordProps,
  activityRecordMessages,
  type SeasonMonth,
} from './pieces/account/ActivityRecord';
export {
  AddressCard,
  type AddressCardMessages,
  type AddressCardProps,
  AddressCardSkeleton,
  type AddressCardSkeletonProps,
  addressCardMessages,
  type SavedAddress,
} from './pieces/account/AddressCard';
export {
  AddressForm,
  type AddressFormMessages,
  type AddressFormProps,
  addressFormMessages,
} from './pieces/account/AddressForm';
export {
  CountStrip,
  type CountStripMessages,
  type CountStripProps,
  countStripMessages,
} from './pieces/account/CountStrip';
export {
  type FavoritePlayer,
  FavoriteRecord,
  type FavoriteRecordMessages,
  type FavoriteRecordProps,
  favoriteRecordMessages,
} from './pieces/account/FavoriteRecord';
export {
  LegalNotice,
  type LegalNoticeMessages,
  type LegalNoticeProps,
  legalNoticeMessages,
} from './pieces/account/LegalNotice';
export {
  LinkList,
  type LinkListItem,
  type LinkListMessages,
  type LinkListProps,
  linkListMessages,
} from './pieces/account/LinkList';
export {
  MyPage,
  type MyPageMessages,
  MyPageParts,
  type MyPagePartsProps,
  type MyPageProps,
  MyPageSkeleton,
  type MyPageSkeletonProps,
  myPageMessages,
} from './pieces/account/MyPage';
export {
  MyPageHeader,
  type MyPageHeaderMessages,
  type MyPageHeaderProps,
  myPageHeaderMessages,
} from './pieces/account/MyPageHeader';
export {
  type NotificationChoice,
  NotificationSettings,
  type NotificationSettingsMessages,
  type NotificationSettingsProps,
  type NotificationState,
  notificationSettingsMessages,
} from './pieces/account/NotificationSettings';
export {
  type PickablePlayer,
  PlayerPicker,
  type PlayerPickerMessages,
  type PlayerPickerProps,
  PlayerPickerSkeleton,
  type PlayerPickerSkeletonProps,
  playerPickerMessages,
} from './pieces/account/PlayerPicker';
export {
  LineCallbackPanel,
  type LineCallbackPanelMessages,
  type LineCallbackPanelProps,
  lineCallbackPanelMessages,
} from './pieces/auth/LineCallbackPanel';
export {
  LineLoginPanel,
  type LineLoginPanelMessages,
  type LineLoginPanelProps,
  lineLoginPanelMessages,
} from './pieces/auth/LineLoginPanel';
export {
  LoginHeader,
  type LoginHeaderMessages,
  type LoginHeaderProps,
  loginHeaderMessages,
} from './pieces/auth/LoginHeader';
export {
  LogoutButton,
  type LogoutButtonMessages,
  type LogoutButtonProps,
  logoutButtonMessages,
} from './pieces/auth/LogoutButton';
export {
  LogoutDialog,
  type LogoutDialogMessages,
  type LogoutDialogProps,
  logoutDialogMessages,
} from './pieces/auth/LogoutDialog';
export {
  fieldOfPasswordMessage,
  PasswordChangeDialog,
  type PasswordChangeDialogMessages,
  type PasswordChangeDialogProps,
  passwordChangeDialogMessages,
  passwordProblem,
  usePasswordChangeDialog,
} from './pieces/auth/PasswordChangeDialog';
export {
  PlayerLoginForm,
  type PlayerLoginFormMessages,
  type PlayerLoginFormProps,
  playerLoginFormMessages,
  usePlayerLoginForm,
} from './pieces/auth/PlayerLoginForm';
export {
  CardAlbum,
  type CardAlbumMessages,
  type CardAlbumProps,
  CardAlbumSkeleton,
  type CardAlbumSkeletonProps,
  cardAlbumMessages,
} from './pieces/cards/CardAlbum';
export {
  CardBack,
  type CardBackMessages,
  type CardBackProps,
  cardBackMessages,
} from './pieces/cards/CardBack';
export {
  CardCounter,
  type CardCounterMessages,
  type CardCounterProps,
  cardCounterMessages,
} from './pieces/cards/CardCounter';
export {
  CardFlip,
  type CardFlipMessages,
  type CardFlipProps,
  type CardSide,
  cardFlipMessages,
  useCardFlip,
} from './pieces/cards/CardFlip';
export {
  CardFront,
  type CardFrontMessages,
  type CardFrontProps,
  type CardKind,
  cardFrontMessages,
  cardKindName,
  cardKindOf,
  type PlayerCard,
} from './pieces/cards/CardFront';
export {
  CardGrid,
  type CardGridMessages,
  type CardGridProps,
  cardGridMessages,
} from './pieces/cards/CardGrid';
export {
  CardStage,
  type CardStageMessages,
  type CardStageProps,
  CardStageSkeleton,
  type CardStageSkeletonProps,
  cardStageMessages,
  useCardStage,
} from './pieces/cards/CardStage';
export {
  NewCardBand,
  type NewCardBandMessages,
  type NewCardBandProps,
  newCardBandMessages,
  useNewCardBand,
} from './pieces/cards/NewCardBand';
export {
  ObtainPanel,
  type ObtainPanelMessages,
  type ObtainPanelProps,
  obtainPanelMessages,
} from './pieces/cards/ObtainPanel';
export {
  cardCodeIn,
  QrScanner,
  type QrScannerMessages,
  type QrScannerProps,
  qrScannerMessages,
  useQrScanner,
} from './pieces/cards/QrScanner';
export {
  ScanButton,
  type ScanButtonMessages,
  type ScanButtonProps,
  scanButtonMessages,
} from './pieces/cards/ScanButton';
export {
  CardBrandMark,
  type CardBrandMarkMessages,
  type CardBrandMarkProps,
  cardBrandMarkMessages,
} from './pieces/checkout/CardBrandMark';
export { CheckoutNotice, type CheckoutNoticeProps } from './pieces/checkout/CheckoutNotice';
export {
  CheckoutStepper,
  type CheckoutStepperMessages,
  type CheckoutStepperProps,
  checkoutStepperMessages,
} from './pieces/checkout/CheckoutStepper';
export {
  CompletePanel,
  type CompletePanelMessages,
  type CompletePanelProps,
  CompletePanelSkeleton,
  type CompletePanelSkeletonProps,
  completePanelMessages,
} from './pieces/checkout/CompletePanel';
export {
  type ConfirmedCard,
  type ConfirmedItem,
  type ConfirmedOrder,
  ConfirmSummary,
  type ConfirmSummaryMessages,
  type ConfirmSummaryProps,
  ConfirmSummarySkeleton,
  type ConfirmSummarySkeletonProps,
  confirmSummaryMessages,
} from './pieces/checkout/ConfirmSummary';
export {
  type CreditCard,
  type CreditCardErrors,
  type CreditCardField,
  CreditCardForm,
  type CreditCardFormMessages,
  type CreditCardFormProps,
  creditCardFormMessages,
  useCreditCardForm,
} from './pieces/checkout/CreditCardForm';
export {
  CustomerForm,
  type CustomerFormMessages,
  type CustomerFormProps,
  customerFormMessages,
} from './pieces/checkout/CustomerForm';
export {
  type DeliveryMethod,
  DeliveryPicker,
  type DeliveryPickerMessages,
  type DeliveryPickerProps,
  deliveryPickerMessages,
} from './pieces/checkout/DeliveryPicker';
export {
  OrderForm,
  type OrderFormMessages,
  type OrderFormProps,
  orderFormMessages,
} from './pieces/checkout/OrderForm';
export {
  OrderSums,
  type OrderSumsMessages,
  type OrderSumsProps,
  orderSumsMessages,
} from './pieces/checkout/OrderSums';
export {
  PaymentOutcome,
  type PaymentOutcomeMessages,
  type PaymentOutcomeProps,
  paymentOutcomeMessages,
} from './pieces/checkout/PaymentOutcome';
export {
  PlaceOrderBar,
  type PlaceOrderBarMessages,
  type PlaceOrderBarProps,
  type PlacingState,
  placeOrderBarMessages,
} from './pieces/checkout/PlaceOrderBar';
export {
  type AttachmentCheck,
  type AttachmentKind,
  AttachmentPanel,
  type AttachmentPanelMessages,
  type AttachmentPanelProps,
  type AttachmentProblem,
  attachmentLimits,
  attachmentPanelMessages,
  checkAttachment,
} from './pieces/messages/AttachmentPanel';
export {
  DeleteDialog,
  type DeleteDialogMessages,
  type DeleteDialogProps,
  deleteDialogMessages,
} from './pieces/messages/DeleteDialog';
export {
  ImagePreview,
  type ImagePreviewMessages,
  type ImagePreviewProps,
  imagePreviewMessages,
} from './pieces/messages/ImagePreview';
export {
  MessageBubble,
  type MessageBubbleMessages,
  type MessageBubbleProps,
  messageBubbleMessages,
  type ThreadMedia,
  type ThreadMessage,
} from './pieces/messages/MessageBubble';
export {
  MessageComposer,
  type MessageComposerMessages,
  type MessageComposerProps,
  messageComposerMessages,
  messageMaxLength,
  useMessageComposer,
} from './pieces/messages/MessageComposer';
export {
  type EarlierUnread,
  MessageThread,
  type MessageThreadMessages,
  type MessageThreadProps,
  MessageThreadSkeleton,
  type MessageThreadSkeletonProps,
  messageThreadMessages,
  type ThreadPlace,
} from './pieces/messages/MessageThread';
export {
  PlayerPanel,
  type PlayerPanelMessages,
  type PlayerPanelProps,
  playerPanelMessages,
} from './pieces/messages/PlayerPanel';
export {
  type MessageAttachment,
  type MessageAudience,
  SendCheckDialog,
  type SendCheckDialogMessages,
  type SendCheckDialogProps,
  sendCheckDialogMessages,
} from './pieces/messages/SendCheckDialog';
export {
  TopicList,
  type TopicListMessages,
  type TopicListProps,
  topicListMessages,
} from './pieces/messages/TopicList';
export {
  TopicRow,
  type TopicRowItem,
  type TopicRowMessages,
  type TopicRowProps,
  topicRowMessages,
} from './pieces/messages/TopicRow';
export { VideoPreview, type VideoPreviewProps } from './pieces/messages/VideoPreview';
export {
  type OrderDetail,
  OrderDetails,
  type OrderDetailsMessages,
  type OrderDetailsProps,
  OrderDetailsSkeleton,
  type OrderDetailsSkeletonProps,
  orderDetailsMessages,
} from './pieces/orders/OrderDetails';
export {
  type OrderItem,
  OrderItems,
  type OrderItemsMessages,
  type OrderItemsProps,
  orderItemsMessages,
} from './pieces/orders/OrderItems';
export {
  OrderList,
  type OrderListMessages,
  type OrderListProps,
  orderListMessages,
} from './pieces/orders/OrderList';
export {
  OrderMissing,
  type OrderMissingMessages,
  type OrderMissingProps,
  orderMissingMessages,
} from './pieces/orders/OrderMissing';
export {
  OrderQrDialog,
  type OrderQrDialogMessages,
  type OrderQrDialogProps,
  orderQrDialogMessages,
} from './pieces/orders/OrderQrDialog';
export {
  OrderRow,
  type OrderRowItem,
  type OrderRowMessages,
  type OrderRowProps,
  OrderRowSkeleton,
  type OrderRowSkeletonProps,
  orderRowMessages,
} from './pieces/orders/OrderRow';
export {
  type OrderState,
  OrderStatus,
  type OrderStatusMessages,
  type OrderStatusProps,
  orderStatusMessages,
} from './pieces/orders/OrderStatus';
export {
  PickupCode,
  PickupCodeHints,
  type PickupCodeHintsProps,
  type PickupCodeMessages,
  type PickupCodeProps,
  pickupCodeMessages,
} from './pieces/orders/PickupCode';
export {
  PickupCodes,
  type PickupCodesMessages,
  type PickupCodesProps,
  type PickupItem,
  pickupCodesMessages,
  usePickupCodes,
} from './pieces/orders/PickupCodes';
export {
  Receipt,
  type ReceiptMessages,
  type ReceiptProps,
  ReceiptSkeleton,
  type ReceiptSkeletonProps,
  receiptMessages,
} from './pieces/orders/Receipt';
export {
  ErrorPage,
  type ErrorPageMessages,
  type ErrorPageProps,
  errorPageMessages,
} from './pieces/shell/ErrorPage';
export {
  InstallOffer,
  type InstallOfferMessages,
  type InstallOfferProps,
  installOfferMessages,
} from './pieces/shell/InstallOffer';
export {
  OfferCard,
  type OfferCardMessages,
  type OfferCardProps,
  offerCardMessages,
} from './pieces/shell/OfferCard';
export {
  OfflineBanner,
  type OfflineBannerMessages,
  type OfflineBannerProps,
  offlineBannerMessages,
} from './pieces/shell/OfflineBanner';
export {
  PushOffer,
  type PushOfferMessages,
  type PushOfferProps,
  pushOfferMessages,
} from './pieces/shell/PushOffer';
export {
  Screen,
  type ScreenMessages,
  type ScreenProps,
  screenMessages,
} from './pieces/shell/Screen';
export {
  ScreenSkeleton,
  type ScreenSkeletonMessages,
  type ScreenSkeletonProps,
  screenSkeletonMessages,
} from './pieces/shell/ScreenSkeleton';
export {
  TabBar,
  type TabBarMessages,
  type TabBarProps,
  type TabId,
  tabBarMessages,
} from './pieces/shell/TabBar';
export {
  UpdateOffer,
  type UpdateOfferMessages,
  type UpdateOfferProps,
  updateOfferMessages,
} from './pieces/shell/UpdateOffer';
export {
  AddedDialog,
  type AddedDialogMessages,
  type AddedDialogProps,
  addedDialogMessages,
} from './pieces/shop/AddedDialog';
export {
  CartButton,
  type CartButtonMessages,
  type CartButtonProps,
  cartButtonMessages,
} from './pieces/shop/CartButton';
export {
  CartList,
  type CartListLine,
  type CartListMessages,
  type CartListProps,
  CartListSkeleton,
  type CartListSkeletonProps,
  cartListMessages,
} from './pieces/shop/CartList';
export {
  type CartLine,
  CartRow,
  type CartRowMessages,
  type CartRowProps,
  cartRowMessages,
  useCartRow,
} from './pieces/shop/CartRow';
export {
  CartSummary,
  type CartSummaryMessages,
  type CartSummaryProps,
  cartSummaryMessages,
} from './pieces/shop/CartSummary';
export {
  ExternalPurchase,
  type ExternalPurchaseMessages,
  type ExternalPurchaseProps,
  externalPurchaseMessages,
} from './pieces/shop/ExternalPurchase';
export {
  HowToBuy,
  HowToBuyButton,
  type HowToBuyButtonProps,
  type HowToBuyMessages,
  type HowToBuyProps,
  howToBuyMessages,
} from './pieces/shop/HowToBuy';
export {
  ProductCard,
  type ProductCardMessages,
  type ProductCardProps,
  productCardMessages,
  type ShopProduct,
} from './pieces/shop/ProductCard';
export {
  ProductGallery,
  type ProductGalleryMessages,
  type ProductGalleryProps,
  productGalleryMessages,
} from './pieces/shop/ProductGallery';
export {
  ProductGrid,
  type ProductGridMessages,
  type ProductGridProps,
  ProductGridSkeleton,
  type ProductGridSkeletonProps,
  productGridMessages,
} from './pieces/shop/ProductGrid';
export {
  ProductMissing,
  type ProductMissingMessages,
  type ProductMissingProps,
  productMissingMessages,
} from './pieces/shop/ProductMissing';
export {
  ProductPage,
  type ProductPageMessages,
  type ProductPageProps,
  ProductPageSkeleton,
  type ProductPageSkeletonProps,
  productPageMessages,
} from './pieces/shop/ProductPage';
export {
  type BuyingWay,
  QuantityForm,
  type QuantityFormMessages,
  type QuantityFormProps,
  quantityFormMessages,
  useQuantityForm,
} from './pieces/shop/QuantityForm';
export {
  ShopCategories,
  type ShopCategoriesMessages,
  type ShopCategoriesProps,
  type ShopCategory,
  shopCategories,
  shopCategoriesMessages,
} from './pieces/shop/ShopCategories';
export {
  CardPromo,
  type CardPromoMessages,
  type CardPromoProps,
  cardPromoMessages,
} from './pieces/top/CardPromo';
export {
  FavoriteHero,
  type FavoriteHeroMessages,
  type FavoriteHeroProps,
  favoriteHeroMessages,
} from './pieces/top/FavoriteHero';
export {
  GroupTopics,
  type GroupTopicsMessages,
  type GroupTopicsProps,
  groupTopicsMessages,
  type TopicItem,
} from './pieces/top/GroupTopics';
export {
  PlayerCarousel,
  type PlayerCarouselMessages,
  type PlayerCarouselProps,
  type PlayerItem,
  playerCarouselMessages,
  startPlayerId,
} from './pieces/top/PlayerCarousel';
export {
  SentDialog,
  type SentDialogMessages,
  type SentDialogProps,
  sentDialogMessages,
} from './pieces/top/SentDialog';
export {
  ShopPromo,
  type ShopPromoMessages,
  type ShopPromoProps,
  shopPromoMessages,
} from './pieces/top/ShopPromo';
export {
  SiteFooter,
  type SiteFooterMessages,
  type SiteFooterProps,
  siteFooterMessages,
} from './pieces/top/SiteFooter';
export { TopPage, type TopPageProps } from './pieces/top/TopPage';
export {
  TopSkeleton,
  type TopSkeletonMessages,
  type TopSkeletonProps,
  topSkeletonMessages,
} from './pieces/top/TopSkeleton';
export {
  UnreadBanner,
  type UnreadBannerMessages,
  type UnreadBannerProps,
  type UnreadItem,
  unreadBannerMessages,
} from './pieces/top/UnreadBanner';
export {
  type AddressValues,
  Avatar,
  type AvatarProps,
  addressFields,
  Badge,
  type BadgeProps,
  Button,
  type ButtonProps,
  Carousel,
  type CarouselMessages,
  type CarouselProps,
  Center,
  type CenterProps,
  Checkbox,
  type CheckboxProps,
  type ContactValues,
  carouselMessages,
  contactFields,
  Dialog,
  type DialogMessages,
  type DialogProps,
  dialogMessages,
  EmptyState,
  type EmptyStateProps,
  Field,
  type FieldControl,
  type FieldFrameProps,
  type FieldMessages,
  type FieldProps,
  FloatingButton,
  type FloatingButtonProps,
  Form,
  type FormProps,
  fieldMessages,
  Grid,
  type GridProps,
  Heading,
  type HeadingProps,
  IconButton,
  type IconButtonProps,
  InfiniteList,
  type InfiniteListHandle,
  type InfiniteListMessages,
  type InfiniteListProps,
  Inline,
  type InlineProps,
  infiniteListMessages,
  isComplete,
  LastUpdated,
  type LastUpdatedMessages,
  type LastUpdatedProps,
  type LayoutElement,
  type LayoutProps,
  type LinkProps,
  type ListEdge,
  type ListPlace,
  LoadFailure,
  type LoadFailureMessages,
  type LoadFailureProps,
  lastUpdatedMessages,
  loadFailureMessages,
  MediaBackdrop,
  type MediaBackdropMessages,
  type MediaBackdropProps,
  MediaPlayer,
  type MediaPlayerMessages,
  type MediaPlayerProps,
  Menu,
  type MenuItem,
  type MenuProps,
  mediaBackdropMessages,
  mediaPlayerMessages,
  nobody,
  PasswordField,
  type PasswordFieldMessages,
  type PasswordFieldProps,
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
  Picture,
  type PictureMessages,
  type PictureProps,
  type PictureSource,
  type PostalPlace,
  Progress,
  type ProgressProps,
  PullToRefresh,
  type PullToRefreshMessages,
  type PullToRefreshProps,
  parseQuantity,
  passwordFieldMessages,
  personFields,
  personFieldsMessages,
  personProblem,
  pictureMessages,
  pullToRefreshMessages,
  QrCode,
  type QrCodeProps,
  QuantityField,
  type QuantityFieldMessages,
  type QuantityFieldProps,
  type QuantityProblem,
  quantityFieldMessages,
  quantityMax,
  quantityMin,
  quantityProblem,
  RadioGroup,
  type RadioGroupProps,
  type RadioItem,
  Section,
  type SectionProps,
  Select,
  type SelectItem,
  type SelectMessages,
  type SelectProps,
  Sheet,
  type SheetMessages,
  type SheetProps,
  Skeleton,
  type SkeletonProps,
  Spinner,
  type SpinnerProps,
  Stack,
  type StackProps,
  Switch,
  type SwitchProps,
  selectMessages,
  sheetMessages,
  type TabItem,
  Tabs,
  type TabsProps,
  Text,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldKind,
  type TextFieldMessages,
  type TextFieldProps,
  TextLink,
  type TextLinkMessages,
  type TextLinkProps,
  type TextProps,
  type ToastItem,
  ToastRegion,
  type ToastRegionMessages,
  type ToastRegionProps,
  textFieldMessages,
  textLinkMessages,
  toastDuration,
  toastRegionMessages,
  trimmed,
  UiProvider,
  type UiProviderProps,
  usePersonForm,
  ZoomView,
  type ZoomViewMessages,
  type ZoomViewProps,
  zoomViewMessages,
} from './primitives';
