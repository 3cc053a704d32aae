import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { cardKindNames, clubFile, listFiles, logoOf, readLogo, readValue } from '../club/index.ts';
import { columnsOf, exampleRows } from '../csv/columnHelp.ts';
import { cleanLine } from '../text/cleanText.ts';
import { writeCsv } from '../text/writeCsv.ts';
import { Refusal, type Surroundings } from './command.ts';
import { fileArgument, type InputOf } from './commandInput.ts';
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
  columns: columnsOf(kind).map(({ name, need, help, example }) => [
    name,
    messages.columnNeed[need],
    help,
    example,
  ]),
});

/**
 * Writes the folder of a new club: what was asked, examples for the rest, and lists with two example rows each. What is
 * still to be written is marked with brackets, which production refuses. A typed answer that club.json does not take is
 * asked for again; nothing is written before all are right.
 */
export async function initClub(
  { arguments: { folder }, options }: InputOf<'club init'>,
  { out, input }: Surroundings,
): Promise<void> {
  const path = fileArgument(folder);
  if (existsSync(path) && (await readdir(path)).length > 0)
    throw new Refusal(messages.folderNotEmpty(folder));
  const ask = createQuestions(input, out);
  const givenLogo =
    options.logo === undefined ? undefined : await readGivenLogo(fileArgument(options.logo));
  const givenPage = options['support-page'];
  if (givenPage !== undefined) optionOf('support-page', readValue.supportPage(givenPage));
  const name = await ask('name', readValue.name, options.name);
  const slogan = await ask('slogan', readValue.slogan, options.slogan);
  const color = await ask('color', readValue.color, options.color);
  const fee = await ask('fee', readValue.fee, options.fee);
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
    supportPage: givenPage ?? supportPage,
    trustedHosts: [],
    shipping: { fee },
    sales: { piecesPerProduct: 50, openPickupOrders: 5, openPickupTotal: 100_000, pickupDays: 30 },
    payments: { atPickup: true },
    pickup,
    cardKinds: Object.fromEntries(
      Object.entries(cardKindNames).map(([kind, name]) => [kind, { name }]),
    ),
    receipt: { name },
    commerce: { seller: name, ...commerce },
    privacy,
  };
  await writeFile(join(path, clubFile), `${JSON.stringify(content, null, 2)}\n`);
  await writeFile(join(path, logo), givenLogo ?? `${logoOf({ logo: null, color })}\n`);
  for (const { file, kind } of lists)
    await writeFile(join(path, file), writeCsv(exampleRows(kind)));
  await writeFile(join(path, 'README.md'), messages.clubReadme(name, folder, lists.map(explained)));
  await writeFile(join(path, '.gitignore'), 'data/\n');
  out(messages.clubWritten(name, folder));
}

/** The content of the file, if it is one that a club can use. */
async function readGivenLogo(file: string): Promise<Buffer> {
  const logo = readLogo(file);
  if ('problems' in logo)
    throw new Refusal(logo.problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return readFile(file);
}

type Answer<Value> = { value: Value } | { expected: string };

/** The value of an option, which cannot be asked for again. */
function optionOf<Value>(option: string, answer: Answer<Value>): Value {
  if ('value' in answer) return answer.value;
  throw new Refusal(messages.wrongOption(`--${option}`, answer.expected));
}

/** Takes the option, or else the next lines of the input, until one is right. */
function createQuestions(input: Surroundings['input'], out: Surroundings['out']) {
  const lines = createInterface({ input, terminal: false });
  const answers = lines[Symbol.asyncIterator]();
  async function ask<Value>(
    option: keyof typeof questions,
    read: (text: string) => Answer<Value>,
    typed: string | undefined,
  ): Promise<Value> {
    if (typed !== undefined) return optionOf(option, read(typed));
    for (;;) {
      out(questions[option]);
      const { value, done } = await answers.next();
      if (done) throw new Refusal(messages.optionMissing(`--${option}`));
      const answer = read(cleanLine(String(value)).trim());
      if ('value' in answer) return answer.value;
      out(messages.wrongAnswer(answer.expected));
    }
  }
  return Object.assign(ask, { end: () => lines.close() });
}
