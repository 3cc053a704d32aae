import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider, type UiProviderProps } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { checkoutStepperMessages } from './messages';

type Messages = typeof checkoutStepperMessages;

function Reader({ onRead }: { onRead: (messages: Messages) => void }): ReactNode {
  onRead(useMessages('CheckoutStepper', checkoutStepperMessages));
  return null;
}

function read(messages?: UiProviderProps['messages'], times = 1): Messages[] {
  const seen: Messages[] = [];
  for (let time = 0; time < times; time++)
    renderToStaticMarkup(
      <UiProvider {...(messages && { messages })}>
        <Reader onRead={(found) => seen.push(found)} />
      </UiProvider>,
    );
  return seen;
}

test('without overrides the defaults themselves are returned', () => {
  expect(read()[0]).toBe(checkoutStepperMessages);
  expect(read({ Dialog: { close: 'とじる' } })[0]).toBe(checkoutStepperMessages);
});

test('an override in a group leaves the rest of the group', () => {
  const [messages] = read({ CheckoutStepper: { steps: { done: 'おしまい' } } });
  expect(messages).toEqual({
    ...checkoutStepperMessages,
    steps: { ...checkoutStepperMessages.steps, done: 'おしまい' },
  });
});

test('one object of overrides for two components gives each its own texts', () => {
  const shared = { label: '手順' };
  expect(read({ CartList: shared, CheckoutStepper: shared })[0]).toEqual({
    ...checkoutStepperMessages,
    label: '手順',
  });
});

test('the same overrides give the same object on every render', () => {
  const [first, second] = read({ CheckoutStepper: { steps: { done: 'おしまい' } } }, 2);
  expect(second).toBe(first);
});
