const longestSide = 1280;

/** Prepares an image for the decoder, with as little work on the main thread as the browser allows. */
export async function takePicture(source: HTMLVideoElement | Blob) {
  if ('OffscreenCanvas' in globalThis)
    return source instanceof Blob ? source : createImageBitmap(source);

  // Safari before 16.4 has no canvas in workers, so the page reads the pixels.
  const bitmap = await createImageBitmap(source);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to read from.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
