/**
 * What no first screen needs. A module of this list in the entry is a mistake in an import: the umbrella
 * package of radix-ui, say, brings the parts of every later screen along.
 */
const later: readonly RegExp[] = [
  /node_modules\/(@radix-ui|radix-ui)\//,
  /node_modules\/(react-aria|react-stately|@react-aria|@react-stately)\//,
  /node_modules\/(keen-slider|virtua|qrcode\.react|jsqr|zxing-wasm)\//,
  /packages\/ui\/src\/primitives\/(Carousel|InfiniteList|MediaPlayer|Menu|QrCode|Select|ZoomView)\//,
  /packages\/ui\/src\/pieces\/(cards|messages|checkout|orders|shop|top)\//,
];

export const laterModules = (modules: readonly string[]) =>
  modules.filter((id) => later.some((pattern) => pattern.test(id)));
