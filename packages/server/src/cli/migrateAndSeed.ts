import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';

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
  // "migrate" loads neither the image library nor the demo club.
  const { openStorage } = await import('../adapters/storage/index.ts');
  const { hasDemoData, seedDemo } = await import('../db/seed/index.ts');
  if (!hasDemoData(config.club.folder)) throw new Refusal(messages.noDemoData(config.club.name));
  const storage = openStorage(config);
  const seeded = await seedDemo({ ...club, storage, uploadFolder: config.uploadFolder });
  if (!seeded) throw new Refusal(messages.notEmpty);
  out(messages.seeded(seeded.passwordFile));
}
