import { expect, test } from 'vitest';
import { productionSettings } from '../../../../../tests/support/production.ts';
import { startServer } from '../../../../../tests/support/server.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { readConfig } from '../../config/config.ts';
import { start } from '../../start.ts';

test('[CLUB-03] production refuses sample rows in the database, and each is gone after the command it names', async () => {
  const server = await startServer();
  const { db } = server;
  const homestand = createTerminal(server);
  const startInProduction = async () => {
    const settings = {
      ...productionSettings(),
      PORT: '0',
      DATABASE_URL: server.config.databaseUrl,
      DATA_FOLDER: server.folder,
      STOP_DELAY: '0',
      LOG_LEVEL: 'fatal',
      PUSH: 'false',
    };
    const running = await start(readConfig(settings, server.folder));
    await running.stop();
  };

  const sample = await server.createPlayer({ nameJapanese: '見本 太郎', jerseyNumber: '98' });
  const real = await server.createPlayer({
    nameJapanese: '磯村 健',
    jerseyNumber: '99',
    school: '見本高校',
  });
  for (const { playerId } of [sample, real])
    await server.createCard(playerId, { message: '見本のメッセージです。' });
  const product = await server.createProduct();
  await db
    .updateTable('products')
    .set({ name: '見本の応援タオル' })
    .where('id', '=', product)
    .execute();

  const refusal = await startInProduction().catch((error: unknown) => error);
  expect(refusal).toHaveProperty('name', 'ConfigError');
  const { message } = refusal as Error;
  expect(message.split('\n')).toHaveLength(4);
  for (const sentence of [
    "見本の選手「見本 太郎」が登録されています。homestand player retire '見本 太郎'",
    '選手「99 磯村 健」の出身校が見本の「見本高校」のままです。',
    '選手「磯村 健」のカードが見本の「見本のメッセージです。」のままです。',
    "見本の商品「見本の応援タオル」が販売中です。homestand products hide '見本の応援タオル'",
  ])
    expect(message).toContain(sentence);

  const commands = message.matchAll(/homestand (player retire|products hide) '([^']+)'/g);
  for (const [, command = '', name = ''] of commands)
    expect((await homestand([...command.split(' '), name])).code, command).toBe(0);
  await db
    .updateTable('players')
    .set({ school: '青浜高校' })
    .where('school', '=', '見本高校')
    .execute();
  await db
    .updateTable('cards')
    .set({ message: '応援ありがとう。' })
    .where('playerId', '=', real.playerId)
    .execute();
  await expect(startInProduction()).resolves.toBeUndefined();
  await server.stop();
});
