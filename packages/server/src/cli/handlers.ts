import { printCardSheet } from './cardsSheet.ts';
import type { Surroundings } from './command.ts';
import { importCards } from './import/cards.ts';
import { importPlayers } from './import/players.ts';
import { importProducts } from './import/products.ts';
import { type OpenClub, openClub, readSettings } from './open.ts';
import { setOrderStatus } from './orderStatus.ts';
import { listOrders } from './orders.ts';
import { checkPaymentsOfClub } from './payments.ts';
import { createPlayer, listPlayers, resetPassword } from './players.ts';
import type { CommandHandlers } from './runCommandLine.ts';
import { reportMigrations, seed } from './setup.ts';
import { announce, createTopic, listTopics } from './topics.ts';

type Work<Given> = (club: OpenClub, given: Given, surroundings: Surroundings) => Promise<void>;

/**
 * Handlers of all commands; each opens the club of these settings before it runs and closes it afterwards.
 */
export function createHandlers(environment: NodeJS.ProcessEnv, root: string): CommandHandlers {
  const withClub =
    <Given>(work: Work<Given>) =>
    async (given: Given, surroundings: Surroundings) => {
      const complain = (error: unknown) =>
        surroundings.err(`${error instanceof Error ? error.message : error}\n`);
      const club = await openClub(readSettings(environment, root), complain);
      try {
        await work(club, given, surroundings);
      } finally {
        await club.close();
      }
    };

  return {
    migrate: withClub(reportMigrations),
    seed: withClub(seed),
    'player create': withClub(createPlayer),
    'player reset-password': withClub(resetPassword),
    'player list': withClub(listPlayers),
    'import players': withClub(importPlayers),
    'import cards': withClub(importCards),
    'import products': withClub(importProducts),
    'cards sheet': withClub(printCardSheet),
    'orders list': withClub(listOrders),
    'orders status': withClub(setOrderStatus),
    'payments check': withClub(checkPaymentsOfClub),
    announce: withClub(announce),
    'topics list': withClub(listTopics),
    'topics create': withClub(createTopic),
  };
}
