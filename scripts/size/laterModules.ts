/**
 * Modules no first screen needs. One of them in the entry is an import mistake: for example, the umbrella
 * package of radix-ui includes the parts of every later screen.
 */
const later: readonly RegExp[] = [
  /node_modules\/(@radix-ui|radix-ui)\//,
  /node_modules\/(react-aria|react-stately|@react-aria|@react-stately)\//,
  /node_modules\/(keen-slider|virtua|qrcode\.react|jsqr|zxing-wasm)\//,
  /packages\/qr-reader\//,
  /packages\/ui\/src\/primitives\/(Carousel|InfiniteList|MediaPlayer|Menu|QrCode|Select|ZoomView)\//,
  /packages\/ui\/src\/pieces\/(cards|messages|checkout|orders|shop|top)\//,
];

export const laterModules = (modules: readonly string[]) =>
  modules.filter((id) => later.some((pattern) => pattern.test(id)));
