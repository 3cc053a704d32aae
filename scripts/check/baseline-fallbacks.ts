/** A feature newer than the baseline, with all below it, and what the browsers without it get instead. */
export type Fallback = { feature: string; fallback: string };

const sameContent = 'Looks only: the same words and buttons stand there without it.';
const dialogMenu = 'useMenu opens a modal dialog; keepOnTop leaves the toasts to their z-index.';
const noPush =
  'data/push.ts asks whether there are PushManager and Notification and offers nothing else.';
const touchOnly = 'iOS has no pointer that it would change.';

export const fallbacks: readonly Fallback[] = [
  {
    feature: 'api/Document/startViewTransition',
    fallback: 'canMorph is false: the screen changes at once.',
  },
  { feature: 'api/ViewTransition', fallback: 'canMorph is false: the screen changes at once.' },
  { feature: 'css/properties/view-transition-name', fallback: 'The screen changes at once.' },
  { feature: 'api/HTMLElement/popover', fallback: dialogMenu },
  { feature: 'api/HTMLElement/showPopover', fallback: dialogMenu },
  { feature: 'api/HTMLElement/hidePopover', fallback: dialogMenu },
  { feature: 'html/global_attributes/popover', fallback: dialogMenu },
  { feature: 'css/selectors/popover-open', fallback: dialogMenu },
  { feature: 'css/properties/position-area', fallback: 'Menu lies at the bottom of the screen.' },
  {
    feature: 'css/properties/position-try-fallbacks',
    fallback: 'Menu lies at the bottom of the screen.',
  },
  { feature: 'css/at-rules/starting-style', fallback: 'Opens without a movement.' },
  { feature: 'css/properties/field-sizing', fallback: 'useGrowingHeight sets the height.' },
  { feature: 'css/properties/text-wrap', fallback: 'Lines break where they are full.' },
  {
    feature: 'css/properties/word-break/auto-phrase',
    fallback: 'Lines break where they are full.',
  },
  { feature: 'css/types/round', fallback: 'The line height before it, with fractions of a pixel.' },
  {
    feature: 'css/selectors/has',
    fallback:
      'MessageComposer uses :focus-within. In the others it adds: rounder corners, no reload by pulling, no second sheet of paper.',
  },
  {
    feature: 'css/properties/justify-content/safe',
    fallback: 'Centred, as the line above it says.',
  },
  {
    feature: 'css/properties/content-visibility',
    fallback: 'Cards out of sight are laid out, too.',
  },
  { feature: 'css/properties/print-color-adjust', fallback: 'The same value with a prefix.' },
  { feature: 'css/properties/font-language-override', fallback: 'lang="ja" of the page.' },
  { feature: 'css/properties/text-size-adjust', fallback: 'Firefox enlarges only where asked to.' },
  { feature: 'css/properties/scrollbar-color', fallback: sameContent },
  { feature: 'css/properties/scrollbar-width', fallback: sameContent },
  { feature: 'css/properties/forced-color-adjust', fallback: 'iOS has no forced colours.' },
  { feature: 'css/properties/cursor', fallback: touchOnly },
  { feature: 'css/properties/resize', fallback: touchOnly },
  { feature: 'html/elements/img/fetchpriority', fallback: 'The browser chooses the order itself.' },
  { feature: 'html/elements/video/playsinline', fallback: 'Firefox always plays in the page.' },
  { feature: 'api/HTMLVideoElement/playsInline', fallback: 'Firefox always plays in the page.' },
  { feature: 'html/elements/video/disablepictureinpicture', fallback: sameContent },
  {
    feature: 'html/global_attributes/autocorrect',
    fallback: 'Password fields are never corrected there.',
  },
  { feature: 'javascript/builtins/Intl/Segmenter', fallback: 'countGraphemes counts code points.' },
  {
    feature: 'api/MediaStreamTrack/getCapabilities',
    fallback: 'The scanner shows no light and no zoom.',
  },
  { feature: 'api/Navigator/vibrate', fallback: 'A scanned code is shown and heard, not felt.' },
  {
    feature: 'api/Navigator/wakeLock',
    fallback: 'useAwake does nothing: the screen dims as always.',
  },
  { feature: 'api/WakeLock', fallback: 'useAwake does nothing: the screen dims as always.' },
  {
    feature: 'api/WakeLockSentinel',
    fallback: 'useAwake does nothing: the screen dims as always.',
  },
  {
    feature: 'api/Navigator/permissions',
    fallback: 'useDeviceTilt asks by ?. and goes on without.',
  },
  { feature: 'api/Permissions', fallback: 'useDeviceTilt asks by ?. and goes on without.' },
  { feature: 'api/PermissionStatus', fallback: 'useDeviceTilt asks by ?. and goes on without.' },
  { feature: 'api/Window/requestIdleCallback', fallback: 'Done at once, or after a fixed time.' },
  { feature: 'api/Window/cancelIdleCallback', fallback: 'Done at once, or after a fixed time.' },
  ...[
    'Notification',
    'NotificationEvent',
    'PushEvent',
    'PushManager',
    'PushMessageData',
    'PushSubscription',
    'PushSubscriptionOptions',
    'ServiceWorkerRegistration/getNotifications',
    'ServiceWorkerRegistration/pushManager',
    'ServiceWorkerRegistration/showNotification',
  ].map((name) => ({ feature: `api/${name}`, fallback: noPush })),
];
