/** The oldest supported browsers (docs/decisions/0039), by their names in MDN's compatibility data. */
export const baseline = {
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  firefox: '115',
} as const;

/** The same for Vite, which transpiles syntax and styles for the app, its workers and the service worker. */
export const buildTarget = ['ios16.4', 'chrome111', 'firefox115'];
