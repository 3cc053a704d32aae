import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBus } from '../adapters/bus/index.ts';
import { openStorage } from '../adapters/storage/index.ts';
import { publicationProblems } from '../club/notices.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { finishedMigrations, ownMigrations } from '../db/migrate.ts';
import { leastVersion } from '../db/openDatabase.ts';
import { checkDisk } from '../dependencies/checks.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { factsOfDatabase } from './doctor.queries.ts';
import { messages } from './messages.ts';
import { openUnchanged } from './openUnchanged.ts';

const run = promisify(execFile);
const words = messages.doctor;
const outsideTimeoutMs = 5000;
const maxClockDifferenceMs = 5000;

/** `hint` says that the club can do without it. */
type Finding = { state: 'good' | 'hint' | 'bad'; text: string };
type Check = () => Promise<Finding[]> | Finding[];

const good = (text: string): Finding[] => [{ state: 'good', text }];
const hint = (text: string): Finding[] => [{ state: 'hint', text }];
const bad = (text: string): Finding[] => [{ state: 'bad', text }];
const hintOrBad = (isBad: boolean, text: string) => (isBad ? bad(text) : hint(text));
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Prints one line for each check; changes nothing, and calls services of others only with --outside. */
export async function examine(
  environment: NodeJS.ProcessEnv,
  root: string,
  { options }: InputOf<'doctor'>,
  { out }: Surroundings,
): Promise<void> {
  let worst = 0;
  const examineOne = async (check: Check, failed: (reason: string) => string) => {
    const findings = await Promise.resolve()
      .then(check)
      .catch((error: unknown) => bad(failed(codeOf(error))));
    for (const { state, text } of findings) {
      out(`${words.states[state]}  ${text}\n`);
      if (state === 'bad') worst += 1;
    }
  };

  const config = readSettings(environment, root);
  if (Array.isArray(config)) {
    for (const problem of config) out(`${words.states.bad}  ${problem}\n`);
    throw new Refusal(words.found(config.length));
  }
  out(`${words.states.good}  ${words.settings(config.production)}\n`);
  await examineOne(() => clubOf(config), words.notExamined);
  await examineOne(() => originOf(config), words.notExamined);
  await examineOne(() => secretOf(config), words.secretUnreadable);
  const opened = await openUnchanged(config).catch((error: unknown) => codeOf(error));
  if (typeof opened === 'string') await examineOne(() => bad(words.noDatabase(opened)), String);
  else if (!opened) await examineOne(() => hint(words.databaseNotMade), String);
  else
    await examineOne(
      async () => [...(await databaseOf(config, opened.db)), ...(await migrationsOf(opened.db))],
      words.noDatabase,
    );
  await examineOne(() => storageOf(config), words.noStorage);
  await examineOne(() => diskOf(config), words.noDisk);
  await examineOne(() => busOf(config), words.noBus);
  await examineOne(() => servicesOf(config), words.notExamined);
  await examineOne(ffmpegOf, words.notExamined);
  if (options.outside)
    for (const address of outsideOf(config))
      await examineOne(() => reach(address), words.unreachable(address));
  if (typeof opened === 'object') await opened.close();
  if (worst > 0) throw new Refusal(words.found(worst));
  out(words.allGood);
}

function readSettings(environment: NodeJS.ProcessEnv, root: string): Config | string[] {
  try {
    return readConfig(environment, root);
  } catch (error) {
    if (error instanceof ConfigError) return [...error.problems];
    throw error;
  }
}

function clubOf({ club, production }: Config): Finding[] {
  const open = publicationProblems(club);
  if (open.length === 0) return good(words.club(club.name));
  return open.flatMap((problem) => hintOrBad(production, problem));
}

function originOf({ origin, club, production, proxies }: Config): Finding[] {
  const { host } = new URL(origin);
  const isListed = !club.hosts || club.hosts.includes(host);
  return [
    ...(isListed ? good(words.origin(origin)) : hintOrBad(production, words.otherHost(host))),
    ...(production && proxies === 0 ? hint(words.noProxies) : []),
  ];
}

async function secretOf({ signingSecret, dataFolder }: Config): Promise<Finding[]> {
  const file = join(dataFolder, 'signing-secret');
  if (signingSecret) return good(words.secretSet);
  if (!existsSync(file)) return hint(words.secretNotMade);
  const { length } = (await readFile(file, 'utf8')).trim();
  return length >= 32 ? good(words.secretStored) : bad(words.secretTooShort(file));
}

async function databaseOf({ databasePool }: Config, db: Database): Promise<Finding[]> {
  const startedAt = Date.now();
  const facts = await factsOfDatabase(db);
  const difference = Math.abs(facts.now.getTime() - (startedAt + Date.now()) / 2);
  const timeouts = [
    ['idle_in_transaction_session_timeout', facts.idleTimeout],
    ['lock_timeout', facts.lockTimeout],
  ] as const;
  const reserved = 10;
  return [
    ...(facts.major >= leastVersion
      ? good(words.database(facts.major))
      : bad(words.databaseOld(facts.major, leastVersion))),
    ...(facts.readOnly ? bad(words.readOnly) : []),
    ...(facts.makesJobs ? [] : bad(words.noCreate(facts.user, facts.name))),
    ...(facts.encoding === 'UTF8' ? [] : bad(words.encoding(facts.encoding))),
    ...(/^(C|C[.]UTF-?8|POSIX)$/i.test(facts.collation)
      ? good(words.collation(facts.collation))
      : hint(words.otherCollation(facts.collation))),
    ...(databasePool + reserved <= facts.maxConnections
      ? good(words.connections(databasePool, facts.maxConnections))
      : bad(words.tooManyConnections(databasePool, facts.maxConnections))),
    ...timeouts.flatMap(([name, value]) =>
      value === '0' ? hint(words.noTimeout(name)) : good(words.timeout(name, value)),
    ),
    ...(difference <= maxClockDifferenceMs
      ? good(words.clock)
      : bad(words.clockDiffers(Math.round(difference / 1000)))),
  ];
}

async function migrationsOf(db: Database): Promise<Finding[]> {
  const finished = await finishedMigrations(db);
  const own = ownMigrations();
  const pending = own.filter((name) => !finished.has(name));
  const later = [...finished].filter((name) => !own.includes(name));
  return [
    ...(pending.length === 0 ? good(words.migrated) : hint(words.pending(pending))),
    ...(later.length === 0 ? [] : hint(words.later(later))),
  ];
}

async function storageOf(config: Config): Promise<Finding[]> {
  // The check of a folder would make it.
  if (!config.s3 && !existsSync(config.dataFolder)) return hint(words.folderNotMade);
  await openStorage(config).check();
  return good(config.s3 ? words.bucket(config.s3.bucket) : words.folder);
}

async function diskOf(config: Config): Promise<Finding[]> {
  if (!existsSync(config.dataFolder)) return hint(words.diskNotMade(config.dataFolder));
  await checkDisk(config.dataFolder);
  return good(words.disk(config.dataFolder));
}

async function busOf(config: Config): Promise<Finding[]> {
  if (!config.redisUrl) return hint(words.oneProcess);
  const bus = await openBus(config, () => {});
  try {
    await bus.check();
    return good(words.bus);
  } finally {
    await bus.close();
  }
}

function servicesOf({ line, komoju, push, production }: Config): Finding[] {
  const isTest = komoju?.KOMOJU_SECRET_KEY.startsWith('sk_test_');
  return [
    ...(line ? good(words.line) : hintOrBad(production, words.noLine)),
    ...(!komoju
      ? hintOrBad(production, words.noKomoju)
      : isTest
        ? hint(words.testKeys)
        : good(words.komoju)),
    ...(push.on ? good(words.push) : hint(words.noPush)),
  ];
}

const ffmpegOf = () =>
  run('ffmpeg', ['-version']).then(
    () => good(words.ffmpeg),
    () => hint(words.noFfmpeg),
  );

const outsideOf = ({ line, komoju, komojuUrl, origin }: Config) => [
  `${origin}/api/health`,
  ...(line ? ['https://api.line.me/'] : []),
  ...(komoju ? [komojuUrl] : []),
];

/** Any answer counts: only that the address is reachable is asked. */
async function reach(address: string): Promise<Finding[]> {
  await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(outsideTimeoutMs) });
  return good(words.reachable(address));
}
