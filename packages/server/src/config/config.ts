import { join, resolve } from 'node:path';
import { isKeyPair } from '../adapters/web-push/keys.ts';
import { knownServices } from '../adapters/web-push/pushServices.ts';
import { publicationProblems } from '../club/notices.ts';
import { type Club, readClub } from '../club/readClub.ts';
import { hasDemoData } from '../db/seed/demoData.ts';
import { messages } from '../messages.ts';
import { readSecretFiles } from './secretFiles.ts';

export type Config = ReturnType<typeof readConfig>;

type Environment = Record<string, string | undefined>;

const { settings } = messages;

const demoFolder = join(import.meta.dirname, '..', '..', '..', 'demo-club');

/** Thrown with all missing or wrong settings at once, each as a sentence that says what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** The only function that reads the environment. docs/reference.md explains each setting. */
export function readConfig(
  inherited: Environment,
  root: string,
  /** Called with the name of each setting that is read. */
  onRead: (name: string) => void = () => {},
) {
  const { environment: values, problems: unreadable } = readSecretFiles(inherited, root);
  const environment = new Proxy(values, {
    get(target, name) {
      onRead(String(name));
      return target[String(name)];
    },
  });
  const { problems, text, number, flag, url, secret, group } = reader(environment);
  problems.push(...unreadable);
  const production = text('NODE_ENV', 'development') === 'production';
  const port = number('PORT', 3000, 0, 65535);
  const club = clubOf(environment.CLUB_FOLDER, { root, production, problems });
  const [host] = club?.hosts ?? [];
  const origin = url(
    'PUBLIC_ORIGIN',
    production && host ? `https://${host}` : `http://localhost:${port}`,
  ).replace(/[/]$/, '');
  const dataFolder = resolve(root, text('DATA_FOLDER', 'data'));

  const metricsPort = number('METRICS_PORT', 0, 0, 65535);

  const komoju = group(['KOMOJU_SECRET_KEY', 'KOMOJU_PUBLISHABLE_KEY', 'KOMOJU_WEBHOOK_SECRET']);
  const komojuUrl = url('KOMOJU_API_URL', 'https://komoju.com/api/v1').replace(/[/]$/, '');

  const config = {
    production,
    port,
    host: text('HOST', '127.0.0.1'),
    origin,
    /** Other host names of the club, from which browsers are redirected to the origin. */
    otherHosts: (club?.hosts ?? []).filter((other) => other !== URL.parse(origin)?.host),
    /** How many reverse proxies are in front of the server; their X-Forwarded-For entries are trusted. */
    proxies: number('PROXIES', 0, 0, 10),
    /** Seconds between SIGTERM and closing the port. */
    stopDelay: number('STOP_DELAY', production ? 5 : 0, 0, 300),
    /** Separate address for the metrics, not reachable by the public; undefined without METRICS_PORT. */
    metrics:
      metricsPort === 0
        ? undefined
        : { host: text('METRICS_HOST', '127.0.0.1'), port: metricsPort },
    logLevel: text('LOG_LEVEL', production ? 'info' : 'warn'),
    dataFolder,
    appFolder: resolve(root, text('APP_FOLDER', 'packages/app/dist')),
    /** The staff's app, served under /admin. */
    adminFolder: resolve(root, text('ADMIN_FOLDER', 'packages/admin/dist')),
    /** If false, the server serves a kill switch that removes the installed service worker. */
    serviceWorker: flag('SERVICE_WORKER', true),
    databaseUrl: environment.DATABASE_URL,
    /** Most connections of this process to the database. */
    databasePool: number('DATABASE_POOL', 20, 5, 200),
    redisUrl: environment.REDIS_URL,
    /** Whether an empty club gets the players, goods and fans of its folder's demo.ts. */
    demo: flag('DEMO', !production && club?.demo === true && hasDemoData(club.folder)),
    uploadFolder: join(dataFolder, 'uploads'),
    s3: s3Of(
      group(['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
      environment,
    ),
    /** Signs the media cookies. Without the setting, a secret is generated and stored in the data folder. */
    signingSecret: secret('SIGNING_SECRET', 32),
    line: group(['LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET']),
    komoju,
    komojuUrl,
    allowRawCards: flag('ALLOW_RAW_CARDS', false),
    previewMode: flag('PREVIEW_MODE', false),
    /** Whether managers and owners must have a passkey or one-time codes; always in production. */
    secondFactor: flag('STAFF_SECOND_FACTOR', production),
    push: pushOf(),
    cardPrefixes: text(
      'CARD_PREFIXES',
      `${origin}/user/u/card-obtain/,${origin}/user/card-obtain/`,
    ).split(','),
    adminOrderUrl: text('ADMIN_ORDER_URL', `${origin}/admin/orders/{id}/edit`),
  };

  function pushOf() {
    const values = group(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
    const keys = values && {
      publicKey: values.VAPID_PUBLIC_KEY,
      privateKey: values.VAPID_PRIVATE_KEY,
    };
    if (keys && Object.values(keys).every((key) => key !== '') && !isKeyPair(keys))
      problems.push(settings.keyPair);
    // A push service requires a contact address; a web address is accepted too.
    const subject = environment.VAPID_SUBJECT || origin.replace(/^http:/, 'https:');
    if (environment.VAPID_SUBJECT && !/^(mailto:\S+@|https:[/][/])\S+$/.test(subject))
      problems.push(settings.subject);
    /** Seconds before a message is notified, so that a reader who has the topic open has read it by then. */
    const delay = number('PUSH_DELAY', 5, 0, 3600);
    return {
      on: flag('PUSH', true),
      keys,
      subject,
      services: text('PUSH_SERVICES', knownServices.join()).split(','),
      delay,
      /** Seconds between two notifications of one topic. */
      quiet: 6 * delay,
    };
  }

  if (config.demo && !production && club && !hasDemoData(club.folder))
    problems.push(settings.noDemo(club.folder));
  if (config.metrics && metricsPort === port) problems.push(settings.metricsPort);
  if (config.cardPrefixes.length !== 2) problems.push(settings.cardPrefixes);
  if (!config.adminOrderUrl.includes('{id}')) problems.push(settings.adminOrderUrl);
  if (production) {
    if (!config.line) problems.push(settings.line);
    if (!config.komoju) problems.push(settings.komoju);
    if (!environment.PUBLIC_ORIGIN && !host) problems.push(settings.noOrigin);
    else if (!origin.startsWith('https:')) problems.push(settings.notEncrypted(origin));
    if (!config.secondFactor) problems.push(settings.secondFactor);
    if (config.demo) problems.push(settings.demo);
    if (club) problems.push(...publicationProblems(club));
    problems.push(...demoSecrets(environment));
    if (!config.signingSecret) problems.push(settings.noSigningSecret);
  }
  if (problems.length > 0 || !club) throw new ConfigError(problems);
  const { name = club.name, registrationNumber = null, address = null } = club.receipt ?? {};
  return {
    ...config,
    club,
    /** Purchase limits of one fan. */
    purchaseLimits: club.sales,
    /** Issuer of receipts. */
    receipt: { name, registrationNumber, address },
  };
}

function reader(environment: Environment) {
  const problems: string[] = [];
  const text = (name: string, fallback: string) => environment[name] || fallback;

  function number(name: string, fallback: number, least: number, most: number) {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    problems.push(settings.whole(name, least, most));
    return fallback;
  }

  function flag(name: string, fallback: boolean) {
    const value = text(name, String(fallback));
    if (value !== 'true' && value !== 'false') problems.push(settings.flag(name));
    return value === 'true';
  }

  function url(name: string, fallback: string) {
    const value = text(name, fallback);
    if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) problems.push(settings.address(name));
    return value;
  }

  function secret(name: string, least: number) {
    const value = environment[name];
    if (value && value.length < least) problems.push(settings.tooShort(name, least));
    return value;
  }

  /** Settings that must be set together. */
  function group<Name extends string>(names: readonly Name[]): Record<Name, string> | undefined {
    const values = names.map((name) => [name, environment[name] ?? ''] as const);
    const missing = values.filter(([, value]) => value === '').map(([name]) => name);
    if (missing.length === names.length) return undefined;
    for (const name of missing)
      problems.push(
        settings.together(
          name,
          names.filter((other) => !missing.includes(other)),
        ),
      );
    // Each name has a value: the entries were made from the names.
    return Object.fromEntries(values) as Record<Name, string>;
  }

  return { problems, text, number, flag, url, secret, group };
}

type S3Settings = Record<
  'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>;

function s3Of(settings: S3Settings | undefined, environment: Environment) {
  if (!settings) return undefined;
  return {
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    ...(environment.S3_ENDPOINT && { endpoint: environment.S3_ENDPOINT }),
  };
}

/** The folder of the setting CLUB_FOLDER, or that of the demo club. */
export const clubFolder = (folder: string | undefined, root: string) =>
  folder ? resolve(root, folder) : demoFolder;

/** The club of CLUB_FOLDER; without the setting the demo club, except in production. */
function clubOf(
  folder: string | undefined,
  { root, production, problems }: { root: string; production: boolean; problems: string[] },
): Club | undefined {
  if (!folder && production) {
    problems.push(settings.noClubFolder);
    return undefined;
  }
  const found = readClub(clubFolder(folder, root));
  if ('club' in found) return found.club;
  problems.push(...found.problems);
  return undefined;
}

/** Values of docs/compose/example.env and of examples, which anybody knows. */
const publicSecret = /^(change-?me|secret|password|example|demo|test|xxx+|your[-_].*|(.)\2+$)/i;

const demoSecrets = (environment: Environment) =>
  ['SIGNING_SECRET', 'LINE_CHANNEL_SECRET', 'KOMOJU_SECRET_KEY', 'KOMOJU_WEBHOOK_SECRET']
    .filter((name) => publicSecret.test(environment[name] ?? ''))
    .map(settings.publicSecret);
