import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from './pixels.ts';

/** Everything that QR codes in the picture say. */
export type Reader = (image: Pixels) => Promise<string[]>;

const options: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 4 };

type WasmSource = { locateFile: () => string } | { wasmBinary: ArrayBuffer };

/** Fails where WebAssembly may not run or does not arrive. */
export async function openZxing(source: WasmSource): Promise<Reader> {
  await prepareZXingModule({ overrides: source, fireImmediately: true });
  return async (image) => {
    // In Node there is no ImageData; the three fields are all that is read of one.
    const found = await readBarcodes(image as ImageData, options);
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}

export async function openJsqr(): Promise<Reader> {
  const { default: jsqr } = await import('jsqr');
  return async ({ data, width, height }) => {
    // Always said: jsqr keeps the options of one call for all that follow (1.4.0).
    const found = jsqr(data, width, height, { inversionAttempts: 'attemptBoth' });
    if (!found) return [];
    return [found.data || japaneseText(found.binaryData)].filter((text) => text !== '');
  };
}

/** jsqr (1.4.0) finds codes in Shift_JIS, and then says nothing of what they hold. */
const japaneseText = (bytes: readonly number[]) =>
  new TextDecoder('shift_jis').decode(new Uint8Array(bytes));

type NativeReader = (image: ImageBitmap) => Promise<string[]>;

type Detector = { detect: (image: ImageBitmap) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own, where it has one for QR codes. */
export async function openNative(): Promise<NativeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => [] as string[]);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (image) =>
    (await detector.detect(image)).map(({ rawValue }) => rawValue).filter((text) => text !== '');
}
