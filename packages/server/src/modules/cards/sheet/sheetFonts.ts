import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

export type SheetFonts = { regular: PDFFont; bold: PDFFont };

/** Embeds Noto Sans JP; the file gets only the glyphs that are drawn. */
export async function embedFonts(document: PDFDocument): Promise<SheetFonts> {
  document.registerFontkit(fontkit);
  return {
    regular: await embed(document, '400Regular/NotoSansJP_400Regular.ttf'),
    bold: await embed(document, '700Bold/NotoSansJP_700Bold.ttf'),
  };
}

async function embed(document: PDFDocument, file: string): Promise<PDFFont> {
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-jp/${file}`);
  return document.embedFont(await readFile(path), {
    subset: true,
    features: { liga: false, calt: false },
  });
}
