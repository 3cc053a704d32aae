import { startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const pauseMs = 1000;

type SearchProps = { opened?: string; ask: (query: string) => void; onRender?: () => void };

function Search({ opened, ask, onRender }: SearchProps) {
  const { typed, setTyped } = useTypedSearch({ query: opened ? '' : 'ab', ask, opened });
  useLayoutEffect(() => onRender?.());
  return <input value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

test('[DESK-02] a pause that ends while an opened order is shown asks for nothing', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const ask = vi.fn();
  const search = (props: Omit<SearchProps, 'ask'>) => (
    <MemoryRouter>
      <Search ask={ask} {...props} />
    </MemoryRouter>
  );
  flushSync(() => root.render(search({})));
  type(place, 'abc');

  // The router renders a followed link in a transition, whose effects run later than its layout effects.
  await new Promise<void>((shown) =>
    startTransition(() =>
      root.render(
        search({
          opened: '261121-K7P3XW',
          onRender() {
            vi.advanceTimersByTime(pauseMs);
            shown();
          },
        }),
      ),
    ),
  );
  expect(ask).not.toHaveBeenCalled();
  root.unmount();
});

test('[DESK-02] the pasted address of a code is searched for as its order number', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const ask = vi.fn();
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <Search ask={ask} />
      </MemoryRouter>,
    ),
  );
  type(place, 'https://fans.example/admin/orders/261121-K7P3XW/edit');
  expect(place.querySelector('input')?.value).toBe('261121-K7P3XW');
  vi.advanceTimersByTime(pauseMs);
  expect(ask).toHaveBeenCalledExactlyOnceWith('261121-K7P3XW');
  root.unmount();
});

test('[DESK-02] a search is asked for when nobody types any more', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const ask = vi.fn();
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <Search ask={ask} />
      </MemoryRouter>,
    ),
  );
  type(place, 'abc');
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(pauseMs);
  expect(ask.mock.calls).toEqual([['abc']]);
  root.unmount();
});

/** As a keyboard does: React reads the value from the event. */
function type(place: HTMLElement, text: string) {
  document.body.append(place);
  const input = place.querySelector('input');
  if (!input) throw new Error('no field');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, text);
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
}
