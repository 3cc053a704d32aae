const longestSide = 1280;

/** What is handed to the decoder: as little work for the page as the browser allows. */
export async function takePicture(source: HTMLVideoElement | Blob) {
  if ('OffscreenCanvas' in globalThis)
    return source instanceof Blob ? source : createImageBitmap(source);

  // Safari before 16.4: a worker has no canvas there, so the page reads the pixels.
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
