import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { cardKindNames, clubFile, listFiles, logoOf, readClub } from '../club/index.ts';
import { cleanLine } from '../text/cleanText.ts';
import { writeCsv } from '../text/writeCsv.ts';
import { Refusal, type Surroundings } from './command.ts';
import { fileArgument, type InputOf } from './commandInput.ts';
import { columnHelp, exampleRows } from './csv/columnHelp.ts';
import { messages } from './messages.ts';

const { questions } = messages;
const schemaFile = join(import.meta.dirname, '..', '..', 'club.schema.json');

const lists = [
  { file: listFiles.players, kind: 'players' },
  { file: listFiles.cards, kind: 'cards' },
  { file: listFiles.products, kind: 'products' },
] as const;

const explained = ({ file, kind }: (typeof lists)[number]) => ({
  file,
  columns: Object.values(columnHelp[kind]).map(({ name, need, help, example }) => [
    name,
    messages.columnNeed[need],
    help,
    example,
  ]),
});

/**
 * Writes the folder of a new club: what was asked, examples for the rest, and lists with one example row each. What is
 * still to be written is marked with brackets, which production refuses.
 */
export async function initClub(
  { arguments: { folder }, options }: InputOf<'club init'>,
  { out, input }: Surroundings,
): Promise<void> {
  const path = fileArgument(folder);
  if (existsSync(path) && (await readdir(path)).length > 0)
    throw new Refusal(messages.folderNotEmpty(folder));
  const ask = createQuestions(input, out);
  const name = await ask(options.name, questions.name, 'name');
  const slogan = await ask(options.slogan, questions.slogan, 'slogan');
  const color = await ask(options.color, questions.color, 'color');
  const fee = await ask(options.fee, questions.fee, 'fee');
  ask.end();

  const { commerce, pickup, privacy, supportPage } = messages.toBeWritten;
  const logo = 'logo.svg';
  await mkdir(join(path, 'pictures'), { recursive: true });
  const content = {
    $schema: relative(path, schemaFile).replaceAll('\\', '/'),
    name,
    slogan,
    color,
    logo,
    supportPage: options['support-page'] ?? supportPage,
    trustedHosts: [],
    shipping: { fee: /^\d+$/.test(fee) ? Number(fee) : fee },
    sales: { piecesPerProduct: 50, openPickupOrders: 5, openPickupTotal: 100_000, pickupDays: 30 },
    pickup,
    cardKinds: Object.fromEntries(
      Object.entries(cardKindNames).map(([kind, name]) => [kind, { name }]),
    ),
    receipt: { name },
    commerce: { seller: name, ...commerce },
    privacy,
  };
  await writeFile(join(path, clubFile), `${JSON.stringify(content, null, 2)}\n`);
  if (options.logo === undefined)
    await writeFile(join(path, logo), `${logoOf({ logo: null, color })}\n`);
  else
    await copyFile(fileArgument(options.logo), join(path, logo)).catch(() => {
      throw new Refusal(messages.cannotRead(options.logo ?? ''));
    });
  for (const { file, kind } of lists)
    await writeFile(join(path, file), writeCsv(exampleRows(kind)));
  await writeFile(join(path, 'README.md'), messages.clubReadme(name, folder, lists.map(explained)));
  await writeFile(join(path, '.gitignore'), 'data/\n');

  const found = readClub(path);
  if ('problems' in found)
    throw new Refusal([messages.wrongAnswers(folder), ...found.problems].join('\n'));
  out(messages.clubWritten(name, folder));
}

/** Takes the option, or else the next line of the input. */
function createQuestions(input: Surroundings['input'], out: Surroundings['out']) {
  const lines = createInterface({ input, terminal: false });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (given: string | undefined, question: string, option: string) => {
    if (given !== undefined) return given;
    out(question);
    const { value, done } = await answers.next();
    const answer = cleanLine(String(value ?? '')).trim();
    if (done || answer === '') throw new Refusal(messages.optionMissing(`--${option}`));
    return answer;
  };
  return Object.assign(ask, { end: () => lines.close() });
}
