import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { withClubFiles } from '../../modules/club/index.ts';
import type { Services } from '../../services.ts';
import { type Database, type Queries, transact } from '../database.ts';
import { addCards } from './cards.ts';
import { readDemoData } from './demoData.ts';
import { storeDemoFiles } from './demoFiles.ts';
import { demoLoginsFile, keepDemoLogins } from './demoLogins.ts';
import { addFans } from './fans.ts';
import { addMatches, closeMatches } from './matches.ts';
import { addOrders } from './orders.ts';
import { addPlayers, makeLogins } from './players.ts';
import { addProducts } from './products.ts';
import { addReports } from './reports.ts';
import { withSentMedia } from './sentMedia.ts';
import { addStaff } from './staff.ts';
import { addOptions, countDemoStock } from './stock.ts';
import { addTopics } from './topics.ts';

const askEveryMs = 250;

type Club = Pick<Services, 'config' | 'db' | 'storage' | 'uploadFolder'>;

/** Fills an empty club with the demo data of its folder in one transaction. Null if there already are players. */
export async function seedDemo(
  club: Club,
  { now = new Date(), onBegin = () => {} }: { now?: Date; onBegin?: () => void } = {},
): Promise<{ passwordFile: string } | null> {
  const { config, db } = club;
  const { dataFolder } = config;
  const shippingFee = config.club.shipping.fee;
  return oneAtATime(db, async () => {
    if (!(await isEmpty(db))) return null;
    onBegin();
    const demo = await readDemoData(config.club.folder, now);
    await withClubFiles(club, (files) =>
      withSentMedia(demo, club, async (media) => {
        const [demoFiles, logins] = await Promise.all([
          storeDemoFiles(demo, files),
          makeLogins(demo),
        ]);
        await transact(db, async (tx) => {
          const players = await addPlayers(tx, { demo, demoFiles, logins });
          const fans = await addFans(tx, { demo, demoFiles, players });
          await addCards(tx, { demo, demoFiles, players, fans });
          const matchIds = await addMatches(tx, demo, { players, fans });
          const products = await addProducts(tx, demo, demoFiles);
          const options = await addOptions(tx, demo, products);
          const staff = await addStaff(tx, demo);
          const shop = { demo, fans, products, options, shippingFee, matchIds, staff: staff.staff };
          await addOrders(tx, shop);
          await closeMatches(tx, demo, { ...shop, limits: config.purchaseLimits });
          await countDemoStock(tx, demo, { products, options });
          const topics = await addTopics(tx, { demo, players, fans, media });
          await addReports(tx, { demo, players, fans, topics, staff: staff.staff });
          await keepDemoLogins(dataFolder, [...logins, ...staff.logins]);
        });
      }),
    );
    return { passwordFile: demoLoginsFile(dataFolder) };
  });
}

const isEmpty = async (db: Database) =>
  (await db.selectFrom('players').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Several processes may start on one empty database: an advisory lock lets the first fill it while the others
 * wait.
 */
async function oneAtATime<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    // Polls for the lock: a statement that waited for it would run into the query timeout.
    while (!(await isLocked(connection))) await sleep(askEveryMs);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('homestand demo'))`.execute(connection);
    }
  });
}

async function isLocked(connection: Queries): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_lock(hashtext('homestand demo')) as mine`.execute(connection);
  return rows[0]?.mine === true;
}
