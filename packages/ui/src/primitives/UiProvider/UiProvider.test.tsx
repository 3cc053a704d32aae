import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { UiMessages } from '../../messages.gen';
import { UiProvider } from './UiProvider';
import { type UiMessageOverrides, useMessages } from './useMessages';

const defaults = {
  count: (used: number, limit: number) => `${used}/${limit}`,
} as UiMessages['TextField'];

test('a text of another kind, which another version stored, replaces nothing', async () => {
  const stored = { TextField: { count: '5' } } as unknown as UiMessageOverrides;
  const { result } = await renderHook(() => useMessages('TextField', defaults), {
    wrapper: ({ children }) => <UiProvider messages={stored}>{children}</UiProvider>,
  });
  expect(result.current.count(1, 20)).toBe('1/20');
});
