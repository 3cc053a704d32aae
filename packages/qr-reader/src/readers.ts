import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from './pixels.ts';

/** Returns the texts of all QR codes in the picture. */
export type Reader = (image: Pixels) => Promise<string[]>;

const options: ReaderOptions = { formats: ['QRCode'], maxNumberOfSymbols: 4 };

type WasmSource = { locateFile: () => string } | { wasmBinary: ArrayBuffer };

/** Rejects where WebAssembly is not allowed or does not load. */
export async function openZxing(source: WasmSource): Promise<Reader> {
  await prepareZXingModule({ overrides: source, fireImmediately: true });
  return async (image) => {
    // Node has no ImageData; only the three fields of `Pixels` are read.
    const found = await readBarcodes(image as ImageData, options);
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}

export async function openJsqr(): Promise<Reader> {
  const { default: jsqr } = await import('jsqr');
  return async ({ data, width, height }) => {
    // Explicit, because jsqr 1.4.0 reuses the options of one call for all later calls.
    const found = jsqr(data, width, height, { inversionAttempts: 'attemptBoth' });
    if (!found) return [];
    return [found.data || japaneseText(found.binaryData)].filter((text) => text !== '');
  };
}

/** jsqr 1.4.0 finds Shift_JIS codes but returns an empty text for them. */
const japaneseText = (bytes: readonly number[]) =>
  new TextDecoder('shift_jis').decode(new Uint8Array(bytes));

type NativeReader = (image: ImageBitmap) => Promise<string[]>;

type Detector = { detect: (image: ImageBitmap) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's BarcodeDetector, or null when it does not support QR codes. */
export async function openNative(): Promise<NativeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch(() => [] as string[]);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (image) =>
    (await detector.detect(image)).map(({ rawValue }) => rawValue).filter((text) => text !== '');
}
