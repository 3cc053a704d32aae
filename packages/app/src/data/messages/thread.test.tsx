import { expect, test, vi } from 'vitest';
import { deleteMessage } from './thread';

test('[THR-08] a delete without a message id is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const called = vi.spyOn(globalThis, 'fetch');
  await deleteMessage('t1', null);
  expect(logged).toHaveBeenCalledOnce();
  expect(called).not.toHaveBeenCalled();
});
