import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../text/decodeText.ts';
import { messages, samples } from './messages.ts';

/** The lists of a club's folder. */
export const listFiles = {
  players: 'players.csv',
  cards: 'cards.csv',
  products: 'goods.csv',
} as const;

const sampleCells = Object.values(samples).flat();

/** Rows of a club's lists that `club init` wrote as samples, as sentences. */
export const sampleRows = (folder: string): string[] =>
  Object.values(listFiles).flatMap((file) =>
    linesOf(join(folder, file)).flatMap((line, index) => {
      const cell = sampleCells.find((sample) => hasCell(line, sample));
      return cell === undefined ? [] : [messages.publication.sample(file, index + 1, cell)];
    }),
  );

/** Compares whole cells, so that a name with one of these words in it is none. */
const hasCell = (line: string, cell: string) =>
  line.split(/[,\t]/).some((field) => field.trim().replace(/^"(.*)"$/, '$1') === cell);

/** Lines of a list; none if there is no such list, or it cannot be read: the import reports that. */
function linesOf(file: string): string[] {
  try {
    return decodeText(readFileSync(file))?.text.split(/\r\n|\r|\n/) ?? [];
  } catch {
    return [];
  }
}
