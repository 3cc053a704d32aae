import { join } from 'node:path';
import type { Surroundings } from './command.ts';
import { fileArgument } from './commandInput.ts';
import type { OpenClub } from './openClub.ts';
import type { CommandHandlers } from './runCommandLine.ts';

type Work<Given> = (club: OpenClub, input: Given, surroundings: Surroundings) => Promise<void>;

type OfClub = { options: { club: string | undefined } };

/** With --club the settings of `npm start -- --club`: the folder, and the data in it unless they are elsewhere. */
export function settingsOf(
  environment: NodeJS.ProcessEnv,
  club: string | undefined,
): NodeJS.ProcessEnv {
  if (club === undefined) return environment;
  const folder = fileArgument(club);
  return {
    ...environment,
    CLUB_FOLDER: folder,
    DATA_FOLDER: environment.DATA_FOLDER ?? join(folder, 'data'),
  };
}

/**
 * Handlers of all commands. Those that need the club's data open it with these settings before they run and close it
 * afterwards. A handler's modules are loaded when it is called: all of them together take longer than most commands.
 */
export function createHandlers(environment: NodeJS.ProcessEnv, root: string): CommandHandlers {
  const withClub =
    <Given extends OfClub>(
      load: () => Promise<Work<Given>>,
      limits: { queryTimeoutMs?: number } = {},
    ) =>
    async (input: Given, surroundings: Surroundings) => {
      const complain = (error: unknown) =>
        surroundings.err(`${error instanceof Error ? error.message : error}\n`);
      const { openClub, readSettings } = await import('./openClub.ts');
      const settings = settingsOf(environment, input.options.club);
      const club = await openClub(readSettings(settings, root), complain, limits);
      try {
        const work = await load();
        await work(club, input, surroundings);
      } finally {
        await club.close();
      }
    };

  const folderOf = async ({ options: { club } }: OfClub) => {
    const { clubFolder } = await import('../config/config.ts');
    return clubFolder(settingsOf(environment, club).CLUB_FOLDER, root);
  };

  return {
    'club init': async (input, surroundings) =>
      (await import('./clubInit.ts')).initClub(input, surroundings),
    'club check': async (input, surroundings) =>
      (await import('./club.ts')).checkClub(await folderOf(input), input, surroundings),
    'club show': async (input, surroundings) =>
      (await import('./club.ts')).showClub(await folderOf(input), input, surroundings),
    doctor: async (input, surroundings) =>
      (await import('./doctor.ts')).examine(
        settingsOf(environment, input.options.club),
        root,
        input,
        surroundings,
      ),
    'upgrade check': async (input, surroundings) =>
      (await import('./upgrade.ts')).checkUpgrade(
        settingsOf(environment, input.options.club),
        root,
        input,
        surroundings,
      ),
    migrate: withClub(async () => (await import('./migrateAndSeed.ts')).reportMigrations),
    backup: withClub(async () => (await import('./backup/backup.ts')).backUp, {
      queryTimeoutMs: 0,
    }),
    restore: withClub(async () => (await import('./backup/restore.ts')).restore, {
      queryTimeoutMs: 0,
    }),
    seed: withClub(async () => (await import('./migrateAndSeed.ts')).seed),
    'player create': withClub(async () => (await import('./players.ts')).createPlayer),
    'player reset-password': withClub(async () => (await import('./players.ts')).resetPassword),
    'player list': withClub(async () => (await import('./players.ts')).listPlayers),
    'player retire': withClub(async () => (await import('./retirement.ts')).retirePlayer),
    'player return': withClub(async () => (await import('./retirement.ts')).returnPlayer),
    'staff create': withClub(async () => (await import('./staff.ts')).createStaff),
    'staff list': withClub(async () => (await import('./staff.ts')).listStaff),
    'staff role': withClub(async () => (await import('./staff.ts')).setStaffRole),
    'staff reset-password': withClub(async () => (await import('./staff.ts')).resetStaffPassword),
    'staff reset-second-factor': withClub(
      async () => (await import('./staff.ts')).resetStaffSecondFactor,
    ),
    'staff remove': withClub(async () => (await import('./staff.ts')).removeStaff),
    'jobs list': withClub(async () => (await import('./jobs.ts')).listJobs),
    'jobs retry': withClub(async () => (await import('./jobs.ts')).retryJobs),
    'sessions list': withClub(async () => (await import('./sessions.ts')).listSessions),
    'sessions end': withClub(async () => (await import('./sessions.ts')).endSessionsOf),
    'products list': withClub(async () => (await import('./products.ts')).listProducts),
    'products hide': withClub(async () => (await import('./products.ts')).hideProduct),
    'products show': withClub(async () => (await import('./products.ts')).showProduct),
    'stock list': withClub(async () => (await import('./stock.ts')).listStock),
    'stock set': withClub(async () => (await import('./stock.ts')).setStock),
    'stock adjust': withClub(async () => (await import('./stock.ts')).adjustStock),
    'stock check': withClub(async () => (await import('./stock.ts')).checkStockOfClub),
    'import example': async (input, surroundings) => {
      const { cardKindsOf } = await import('./cardKinds.ts');
      const kinds = cardKindsOf(settingsOf(environment, input.options.club), root);
      return (await import('./import/example.ts')).writeExample(input, surroundings, kinds);
    },
    'import players': withClub(async () => (await import('./import/players.ts')).importPlayers),
    'import cards': withClub(async () => (await import('./import/cards.ts')).importCards),
    'import products': withClub(async () => (await import('./import/products.ts')).importProducts),
    'cards sheet': withClub(async () => (await import('./cardsSheet.ts')).printCardSheet),
    'orders list': withClub(async () => (await import('./orders.ts')).listOrders),
    'orders status': withClub(async () => (await import('./orderStatus.ts')).setOrderStatus),
    'orders show': withClub(async () => (await import('./orderShow.ts')).showOrder),
    'orders undo': withClub(async () => (await import('./orderUndo.ts')).undoOrder),
    'orders memo': withClub(async () => (await import('./orderMemo.ts')).writeOrderMemo),
    'payments check': withClub(async () => (await import('./payments.ts')).auditPaymentsOfClub),
    announce: withClub(async () => (await import('./topics.ts')).announce),
    'topics list': withClub(async () => (await import('./topics.ts')).listTopics),
    'topics create': withClub(async () => (await import('./topics.ts')).createTopic),
  };
}
