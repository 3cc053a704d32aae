import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';
import subsetFont from 'subset-font';

export type SheetFonts = { regular: PDFFont; bold: PDFFont };

/** Embeds Noto Sans JP with only the glyphs of these texts. */
export async function embedFonts(
  document: PDFDocument,
  texts: readonly string[],
): Promise<SheetFonts> {
  document.registerFontkit(fontkit);
  const letters = texts.join('');
  return {
    regular: await embed(document, '400Regular/NotoSansJP_400Regular.ttf', letters),
    bold: await embed(document, '700Bold/NotoSansJP_700Bold.ttf', letters),
  };
}

/**
 * The font is subset before it is embedded: fontkit's own subset (subset: true) leaves half of the Japanese
 * glyphs empty, and the whole font would make each sheet several megabytes.
 */
async function embed(document: PDFDocument, file: string, letters: string): Promise<PDFFont> {
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-jp/${file}`);
  const font = await subsetFont(await readFile(path), letters, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
  });
  return document.embedFont(font, { features: { liga: false, calt: false } });
}
