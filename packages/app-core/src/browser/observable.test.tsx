import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createObservable } from './observable';

const signal = createObservable<string | null>(null);

/** As the app's own hooks use it: in the middle of an expression. */
const useIsSet = () => signal.useValue() !== null;

function Probe({ name }: { name: string }) {
  const isSet = useIsSet();
  const isOwn = signal.useValue() === name;
  return <p>{`${name}: ${isSet ? 'set' : 'empty'}${isOwn ? ', own' : ''}`}</p>;
}

test('who reads it is told of each value, however often it renders between', () => {
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
