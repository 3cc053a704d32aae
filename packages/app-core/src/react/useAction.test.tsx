import { ApiError } from '@homestand/api-client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useAction } from './useAction';

type Action = ReturnType<typeof useAction>;
type Options = Parameters<typeof useAction>[0];

function Probe({ options, shown }: { options: Options; shown: (action: Action) => void }) {
  shown(useAction(options));
  return null;
}

function renderAction(options: Options = {}): () => Action {
  const shown = vi.fn<(action: Action) => void>();
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Probe options={options} shown={shown} />));
  onTestFinished(() => root.unmount());
  return () => {
    const action = shown.mock.lastCall?.[0];
    if (!action) throw new Error('Nothing was rendered.');
    return action;
  };
}

test('a second tap within one frame calls nothing, and the next one after the answer does', async () => {
  const current = renderAction();
  const call = vi.fn(async () => 'done');
  const { run } = current();
  expect(await Promise.all([run(call), run(call)])).toEqual(['done', undefined]);
  expect(call).toHaveBeenCalledOnce();
  expect(await run(call)).toBe('done');
  await expect.poll(() => current().pending).toBe(false);
});

test('an action that leaves the screen ends with a failure, and not with its success', async () => {
  const current = renderAction({ leaves: true });
  await current().run(() => Promise.reject(new ApiError(409, '在庫がありません')));
  await expect.poll(current).toMatchObject({ pending: false, error: '在庫がありません' });
  expect(await current().run(async () => 'done')).toBe('done');
  await expect.poll(current).toMatchObject({ pending: true, error: null });
  const again = vi.fn(async () => 'again');
  expect(await current().run(again)).toBeUndefined();
  expect(again).not.toHaveBeenCalled();
});
