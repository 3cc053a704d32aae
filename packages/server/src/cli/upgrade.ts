import { publicationProblems } from '../club/notices.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { secretSettings } from '../config/secretFiles.ts';
import type { Database } from '../db/database.ts';
import { longStatementsOf } from '../db/longMigrations.ts';
import { finishedMigrations, ownMigrations } from '../db/migrate.ts';
import { serverVersion } from '../version.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import { openUnchanged } from './openUnchanged.ts';
import { rowsOfTables } from './upgrade.queries.ts';

const words = messages.upgrade;
const manyRows = 100_000;

/** Settings that the version before does not read; each works without being set. */
const newSettings = ['DATABASE_POOL'];

/** Compares settings, club and database with this version, before it runs. Changes nothing. */
export async function checkUpgrade(
  environment: NodeJS.ProcessEnv,
  root: string,
  _input: InputOf<'upgrade check'>,
  { out }: Surroundings,
): Promise<void> {
  const names = new Set<string>();
  const problems: string[] = [];
  const config = readSettings(environment, root, names, problems);
  for (const name of unknownSettings(environment, names)) out(`△  ${words.unknownSetting(name)}\n`);
  if (config?.production) problems.push(...publicationProblems(config.club));
  for (const problem of problems) out(`×  ${problem}\n`);
  if (config) {
    if (problems.length === 0) out(`○  ${words.settings}\n`);
    for (const name of newSettings)
      if (environment[name] === undefined) out(`△  ${words.newSetting(name)}\n`);
    out(await versions(config));
    const opened = await openUnchanged(config);
    if (!opened) out(`△  ${words.noDatabase}\n`);
    else
      try {
        for (const line of await migrationsOf(opened.db)) out(line);
      } finally {
        await opened.close();
      }
  }
  if (problems.length > 0) throw new Refusal(words.found(problems.length));
  out(words.next);
}

function readSettings(
  environment: NodeJS.ProcessEnv,
  root: string,
  names: Set<string>,
  problems: string[],
): Config | undefined {
  try {
    return readConfig(environment, root, (name) => names.add(name));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Settings with a beginning of ours that this version does not read. Others belong to other programs. */
function unknownSettings(environment: NodeJS.ProcessEnv, names: ReadonlySet<string>): string[] {
  const beginningOf = (name: string) => name.split('_', 1)[0] ?? '';
  const beginnings = new Set([...names].filter((name) => name.includes('_')).map(beginningOf));
  for (const shared of ['NODE', 'LOG', 'DATA', 'APP', 'SERVICE', 'PUBLIC', 'CARD'])
    beginnings.delete(shared);
  const files = new Set(secretSettings.map((name) => `${name}_FILE`));
  return Object.keys(environment).filter(
    (name) =>
      name.includes('_') &&
      beginnings.has(beginningOf(name)) &&
      !names.has(name) &&
      !files.has(name),
  );
}

async function versions({ metrics }: Config): Promise<string> {
  const running = metrics && (await runningVersion(metrics));
  if (!running) return `△  ${words.versionUnknown(serverVersion())}\n`;
  const sign = isNext(running, serverVersion()) ? '○' : '△';
  const text = isNext(running, serverVersion()) ? words.nextVersion : words.farVersion;
  return `${sign}  ${text(running, serverVersion())}\n`;
}

/** That of the server which serves its metrics here; undefined if none does. */
async function runningVersion({ host, port }: { host: string; port: number }) {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host;
  const text = await fetch(`http://${address}:${port}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return /^homestand_build_info\{version="([^"]+)"\}/m.exec(text)?.[1];
}

/** The versions may run side by side: the same one, or one minor version apart. */
function isNext(before: string, after: string): boolean {
  const [majorBefore, minorBefore = 0] = before.split('.').map(Number);
  const [majorAfter, minorAfter = 0] = after.split('.').map(Number);
  return (
    majorBefore === majorAfter && minorAfter - minorBefore >= 0 && minorAfter - minorBefore <= 1
  );
}

async function migrationsOf(db: Database): Promise<string[]> {
  const finished = await finishedMigrations(db);
  const own = ownMigrations();
  const pending = own.filter((name) => !finished.has(name));
  const later = [...finished].filter((name) => !own.includes(name));
  const counts = await rowsOfTables(db);
  return [
    ...(later.length > 0 ? [`△  ${words.later(later)}\n`] : []),
    ...(pending.length === 0 ? [`○  ${words.noMigrations}\n`] : []),
    ...pending.flatMap((name) => [
      `○  ${words.migration(name)}\n`,
      ...longStatementsOf(name)
        .filter(({ table }) => (counts.get(table) ?? 0) >= manyRows)
        .map(({ kind, table, index = '' }) => {
          const rows = counts.get(table) ?? 0;
          const text =
            kind === 'index' ? words.longIndex(table, rows, index) : words.long(table, rows);
          return `△  ${text}\n`;
        }),
    ]),
  ];
}
