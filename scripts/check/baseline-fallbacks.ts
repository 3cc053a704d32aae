/**
 * A feature newer than the baseline, including everything below it, and the behaviour of browsers without it.
 */
export type Fallback = { feature: string; fallback: string };

const sameContent = 'Appearance only: the content and the buttons are the same without it.';
const dialogMenu = 'useMenu opens a modal dialog; keepOnTop relies on the z-index of the toasts.';
const noPush =
  'data/push.ts checks for PushManager and Notification and offers nothing without them.';
const touchOnly = 'iOS has no pointer it would apply to.';

export const fallbacks: readonly Fallback[] = [
  {
    feature: 'api/Document/startViewTransition',
    fallback: 'supportsViewTransition is false: the screen changes at once.',
  },
  {
    feature: 'api/ViewTransition',
    fallback: 'supportsViewTransition is false: the screen changes at once.',
  },
  { feature: 'css/properties/view-transition-name', fallback: 'The screen changes at once.' },
  { feature: 'api/HTMLElement/popover', fallback: dialogMenu },
  { feature: 'api/HTMLElement/showPopover', fallback: dialogMenu },
  { feature: 'api/HTMLElement/hidePopover', fallback: dialogMenu },
  { feature: 'html/global_attributes/popover', fallback: dialogMenu },
  { feature: 'css/selectors/popover-open', fallback: dialogMenu },
  {
    feature: 'css/properties/position-area',
    fallback: 'Menu is placed at the bottom of the screen.',
  },
  {
    feature: 'css/properties/position-try-fallbacks',
    fallback: 'Menu is placed at the bottom of the screen.',
  },
  {
    feature: 'api/Navigator/userActivation',
    fallback: 'A carousel waits for the next input before it moves by itself.',
  },
  {
    feature: 'api/UserActivation',
    fallback: 'A carousel waits for the next input before it moves by itself.',
  },
  { feature: 'css/at-rules/starting-style', fallback: 'Opens without an animation.' },
  { feature: 'css/properties/field-sizing', fallback: 'useGrowingHeight sets the height.' },
  { feature: 'css/properties/text-wrap', fallback: 'Lines break at full width.' },
  {
    feature: 'css/properties/word-break/auto-phrase',
    fallback: 'Lines break at full width.',
  },
  { feature: 'css/types/round', fallback: 'The unrounded line height declared before it.' },
  {
    feature: 'css/selectors/has',
    fallback:
      'MessageComposer uses :focus-within. In the others it adds: rounder corners, no pull-to-refresh, no second printed page.',
  },
  {
    feature: 'css/properties/justify-content/safe',
    fallback: 'Centred, by the declaration before it.',
  },
  {
    feature: 'css/properties/content-visibility',
    fallback: 'Cards outside the viewport are laid out, too.',
  },
  { feature: 'css/properties/print-color-adjust', fallback: 'The same value with a prefix.' },
  { feature: 'css/properties/font-language-override', fallback: 'lang="ja" of the page.' },
  {
    feature: 'css/properties/text-size-adjust',
    fallback: 'Firefox enlarges text only where requested.',
  },
  { feature: 'css/properties/scrollbar-color', fallback: sameContent },
  { feature: 'css/properties/scrollbar-width', fallback: sameContent },
  { feature: 'css/properties/forced-color-adjust', fallback: 'iOS has no forced colours.' },
  { feature: 'css/properties/cursor', fallback: touchOnly },
  { feature: 'css/properties/resize', fallback: touchOnly },
  {
    feature: 'html/elements/img/fetchpriority',
    fallback: 'The browser chooses the loading order itself.',
  },
  { feature: 'html/elements/video/playsinline', fallback: 'Firefox always plays in the page.' },
  { feature: 'api/HTMLVideoElement/playsInline', fallback: 'Firefox always plays in the page.' },
  { feature: 'html/elements/video/disablepictureinpicture', fallback: sameContent },
  {
    feature: 'html/global_attributes/autocorrect',
    fallback: 'Password fields are never corrected there.',
  },
  {
    feature: 'javascript/builtins/Intl/Segmenter',
    fallback: 'Code points are counted; names break where the script changes.',
  },
  {
    feature: 'api/MediaStreamTrack/getCapabilities',
    fallback: 'The scanner shows no torch and no zoom control.',
  },
  {
    feature: 'api/Navigator/vibrate',
    fallback: 'A scanned code is shown and announced without vibration.',
  },
  {
    feature: 'api/Navigator/wakeLock',
    fallback: 'useWakeLock does nothing: the screen dims as usual.',
  },
  { feature: 'api/WakeLock', fallback: 'useWakeLock does nothing: the screen dims as usual.' },
  {
    feature: 'api/WakeLockSentinel',
    fallback: 'useWakeLock does nothing: the screen dims as usual.',
  },
  {
    feature: 'api/Navigator/permissions',
    fallback: 'useDeviceTilt uses optional chaining and continues without it.',
  },
  {
    feature: 'api/Permissions',
    fallback: 'useDeviceTilt uses optional chaining and continues without it.',
  },
  {
    feature: 'api/PermissionStatus',
    fallback: 'useDeviceTilt uses optional chaining and continues without it.',
  },
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
