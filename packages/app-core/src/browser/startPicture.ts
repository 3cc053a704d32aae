/** A device without such a picture shows a blank page instead; the server has pictures for these orientations. */
const smallestTablet = 744;

/**
 * Names the picture that iOS shows while an app from the home screen starts. Safari reads the links when a person adds
 * the page, and takes the one that has the device's exact size: the page names that one, not all thirty.
 */
export function linkStartPicture(base: string) {
  const addressOf = (size: string) => `${base}/start/${size}.png`;
  const { devicePixelRatio: density, screen } = window;
  const [width, height] = [screen.width, screen.height].toSorted((a, b) => a - b);
  if (width === undefined || height === undefined) return;
  const device = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${density})`;
  const [short, long] = [width * density, height * density];
  addLink(`${device} and (orientation: portrait)`, addressOf(`${short}x${long}`));
  if (width >= smallestTablet)
    addLink(`${device} and (orientation: landscape)`, addressOf(`${long}x${short}`));
}

function addLink(media: string, href: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'apple-touch-startup-image', media, href });
  document.head.append(link);
}
