import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createObservable } from './observable';

const signal = createObservable<string | null>(null);

/** Called inside an expression, as the app's own hooks do. */
const useIsSet = () => signal.useValue() !== null;

function Probe({ name }: { name: string }) {
  const isSet = useIsSet();
  const isOwn = signal.useValue() === name;
  return <p>{`${name}: ${isSet ? 'set' : 'empty'}${isOwn ? ', own' : ''}`}</p>;
}

test('a subscriber gets each value, however often it renders in between', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (name: string) => flushSync(() => root.render(<Probe name={name} />));
  show('a');
  show('b');
  show('b');
  expect(place.textContent).toBe('b: empty');
  flushSync(() => signal.set('b'));
  expect(place.textContent).toBe('b: set, own');
  show('a');
  expect(place.textContent).toBe('a: set');
  flushSync(() => signal.set(null));
  expect(place.textContent).toBe('a: empty');
  expect(signal.get()).toBeNull();
  root.unmount();
  signal.set('later');
});
