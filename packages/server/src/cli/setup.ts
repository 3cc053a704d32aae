import { seedDemo } from '../db/seed/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './open.ts';

export async function reportMigrations(
  { migrations }: OpenClub,
  _given: InputOf<'migrate'>,
  { out }: Surroundings,
): Promise<void> {
  out(migrations.length === 0 ? messages.upToDate : messages.migrated(migrations));
}

export async function seed(
  club: OpenClub,
  _given: InputOf<'seed'>,
  { out }: Surroundings,
): Promise<void> {
  const { config } = club;
  if (config.production && !config.demo) throw new Refusal(messages.noDemoInProduction);
  const seeded = await seedDemo(club);
  if (!seeded) throw new Refusal(messages.notEmpty);
  out(messages.seeded(seeded.passwordFile));
}
