import {
  concatTransformationMatrix,
  fill,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
} from '@cantoo/pdf-lib';
import { messages } from './messages.ts';
import { qrModules, quietZone } from './qrModules.ts';
import { embedFonts, type SheetFonts } from './sheetFonts.ts';

const millimetre = 72 / 25.4;
const page = { width: 210 * millimetre, height: 297 * millimetre };
const card = { width: 63 * millimetre, height: 88 * millimetre };
const columns = 3;
const rows = 3;
const left = (page.width - columns * card.width) / 2;
const bottom = (page.height - rows * card.height) / 2;
const padding = 5 * millimetre;
const codeWidth = 44 * millimetre;
const ink = rgb(0.09, 0.09, 0.11);
const mutedInk = rgb(0.36, 0.36, 0.4);

/** A card on the printed sheet; the caller provides title and subtitle. */
export type PrintedCard = {
  uuid: string;
  title: string;
  subtitle: string;
};

type Sheet = {
  cards: readonly PrintedCard[];
  addressOf: (uuid: string) => string;
  clubName: string;
};

/** Creates a PDF with A4 sheets of nine cards, 63 × 88 mm each, with trim marks. */
export async function makeCardSheet({ cards, addressOf, clubName }: Sheet): Promise<Uint8Array> {
  if (cards.length === 0) throw new Error(messages.noCardsToPrint);
  const document = await PDFDocument.create();
  document.setTitle(messages.sheetTitle(clubName), { showInWindowTitleBar: true });
  document.setLanguage('ja');
  const fonts = await embedFonts(document);

  const perPage = columns * rows;
  const pages = Math.ceil(cards.length / perPage);
  for (let index = 0; index < pages; index += 1) {
    const sheet = document.addPage([page.width, page.height]);
    drawTrimMarks(sheet);
    drawMargins(sheet, fonts, clubName, messages.pageOf(index + 1, pages));
    for (const [place, printed] of cards.slice(index * perPage, (index + 1) * perPage).entries()) {
      const corner = {
        x: left + (place % columns) * card.width,
        y: bottom + (rows - 1 - Math.floor(place / columns)) * card.height,
      };
      drawCard(sheet, fonts, corner, printed, addressOf(printed.uuid), clubName);
    }
  }
  return document.save();
}

type Corner = { x: number; y: number };

function drawCard(
  sheet: PDFPage,
  fonts: SheetFonts,
  corner: Corner,
  { uuid, title, subtitle }: PrintedCard,
  address: string,
  clubName: string,
) {
  const top = corner.y + card.height;
  const line = (text: string, font: PDFFont, size: number, fromTop: number, color = ink) =>
    drawCentred(sheet, text, font, size, corner.x + card.width / 2, top - fromTop, color);

  line(clubName, fonts.bold, 8, 8.5 * millimetre, mutedInk);
  const code = {
    x: corner.x + (card.width - codeWidth) / 2,
    y: top - 11 * millimetre - codeWidth,
  };
  drawCode(sheet, address, code);
  line(title, fonts.bold, 14, 63 * millimetre);
  line(subtitle, fonts.regular, 9, 69 * millimetre);
  line(messages.cardHint, fonts.regular, 7, 77 * millimetre, mutedInk);
  line(uuid, fonts.regular, 5, 82.5 * millimetre, mutedInk);
}

/** Draws all modules as one path: between separate shapes, printers leave thin white lines. */
function drawCode(sheet: PDFPage, address: string, { x, y }: Corner) {
  const { size, bars } = qrModules(address);
  const module = codeWidth / (size + 2 * quietZone);
  sheet.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      module,
      0,
      0,
      -module,
      x + quietZone * module,
      y + codeWidth - quietZone * module,
    ),
    ...bars.map((bar) => rectangle(bar.column, bar.row, bar.width, 1)),
    fill(),
    popGraphicsState(),
  );
}

function drawCentred(
  sheet: PDFPage,
  text: string,
  font: PDFFont,
  wished: number,
  middle: number,
  y: number,
  color = ink,
) {
  const room = card.width - 2 * padding;
  const size = Math.min(wished, (wished * room) / font.widthOfTextAtSize(text, wished));
  const x = middle - font.widthOfTextAtSize(text, size) / 2;
  sheet.drawText(text, { x, y, size, font, color });
}

/** Draws marks in the margin only, so that no cut leaves a line on a card. */
function drawTrimMarks(sheet: PDFPage) {
  const [gap, length] = [2 * millimetre, 5 * millimetre];
  const right = left + columns * card.width;
  const top = bottom + rows * card.height;
  const mark = (x1: number, y1: number, x2: number, y2: number) =>
    sheet.drawLine({
      start: { x: x1, y: y1 },
      end: { x: x2, y: y2 },
      thickness: 0.25,
      color: ink,
    });
  for (let column = 0; column <= columns; column += 1) {
    const x = left + column * card.width;
    mark(x, bottom - gap, x, bottom - gap - length);
    mark(x, top + gap, x, top + gap + length);
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = bottom + row * card.height;
    mark(left - gap, y, left - gap - length, y);
    mark(right + gap, y, right + gap + length, y);
  }
}

function drawMargins(sheet: PDFPage, { regular }: SheetFonts, clubName: string, pageOf: string) {
  const write = (text: string, y: number) =>
    sheet.drawText(text, {
      x: page.width / 2 - regular.widthOfTextAtSize(text, 8) / 2,
      y,
      size: 8,
      font: regular,
      color: mutedInk,
    });
  write(messages.printHint, page.height - 7 * millimetre);
  write(`${messages.sheetTitle(clubName)}  ${pageOf}`, 5 * millimetre);
}
