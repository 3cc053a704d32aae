import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useActionInTurn } from './useActionInTurn';

type Action = ReturnType<typeof useActionInTurn>;

function Probe({ shown }: { shown: (action: Action) => void }) {
  shown(useActionInTurn());
  return null;
}

test('calls of several things run one after another, and each is made', async () => {
  const shown = vi.fn<(action: Action) => void>();
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Probe shown={shown} />));
  onTestFinished(() => root.unmount());
  const action = shown.mock.lastCall?.[0];
  if (!action) throw new Error('Nothing was rendered.');

  const order: string[] = [];
  const call = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return name;
  };
  const calls = ['a', 'b', 'c'].map((name) => action.run(call(name)));
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c']);
  expect(order).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
