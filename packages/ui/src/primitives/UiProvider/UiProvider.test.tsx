import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { UiMessages } from '../../messages.gen';
import { UiProvider } from './UiProvider';
import { type UiMessageOverrides, useMessages } from './useMessages';
import { usePageTitle } from './usePageTitle';

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

test('[CLUB-01] a page has one title: the screen and the club', async () => {
  document.title = 'ファンクラブ';
  const { rerender } = await renderHook((name?: string) => usePageTitle(name ?? 'ホーム'), {
    wrapper: ({ children }) => <UiProvider siteName="鶴浜クレインズ">{children}</UiProvider>,
  });
  expect(document.title).toBe('ホーム｜鶴浜クレインズ');
  await rerender('カート');
  expect(document.title).toBe('カート｜鶴浜クレインズ');
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
});
