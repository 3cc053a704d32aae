import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '@homestand/stand-ins/komoju';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKomojuShop } from './komojuShop.testSupport.ts';

let folder: string;
let komojuShop: Awaited<ReturnType<typeof openKomojuShop>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestand-komoju-'));
  komojuShop = await openKomojuShop({ stateFile: join(folder, 'state.json') });
});
afterAll(async () => {
  await komojuShop.close();
  await rm(folder, { recursive: true, force: true });
});

test('a payment is reported only when a crash can no longer undo it', async () => {
  for (let round = 0; round < 10; round++) {
    const { sessionId } = await komojuShop.openSession();
    const { id: token } = await komojuShop.tokenize('4111111111111111');
    const paying = komojuShop.gateway.pay(sessionId, { token }, randomUUID());
    for (;;) {
      const { state, paymentId } = await komojuShop.gateway.lookUp(sessionId);
      const stored = await readFile(join(folder, 'state.json'), 'utf8');
      if (state !== 'paid') continue;
      expect(stored).toContain(paymentId);
      break;
    }
    await paying;
  }
});

test('a file that was cut off is named, with what to do', async () => {
  const file = join(folder, 'cut-off.json');
  await writeFile(file, '{"tokens":');
  expect(() => openState(file, Date.now)).toThrow(
    `${file} cannot be read. Restore it, or delete it`,
  );
});
