/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import '@homestand/ui/global.css';
import '@homestand/ui/theme.css';
import { freezeClock, storyTime } from '@homestand/ui/testing';
import { configure } from 'storybook/test';
import { withArgsFromUrl } from './argsInUrl';
import { chromaticModes } from './chromaticModes';
import { endFocusByKeys } from './focusRing';
import { applySwitches, switches, switchesAtFirst, withSwitches } from './switches';
import { withClub } from './withClub';

// One second, the default, is too short for a picture or an observer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const screen = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    docs: {
      // A picture written out in a sample is hundreds of characters that no one reads.
      source: {
        transform: (code: string) => code.replace(/data:[a-z]+\/[a-z+.-]+[^'"`\s)]{80,}/g, '…'),
      },
    },
    viewport: {
      options: {
        narrow: { name: '320 px（小さなスマホ）', ...screen(320, 844, 'mobile') },
        phone: { name: '390 px（スマホ）', ...screen(390, 844, 'mobile') },
        tablet: { name: '768 px（タブレット）', ...screen(768, 1024, 'tablet') },
        wide: { name: '1280 px（パソコン）', ...screen(1280, 900, 'desktop') },
      },
    },
    options: {
      storySort: {
        order: [
          'はじめに',
          '使いかた',
          '画面の流れ',
          'デザインの基礎',
          '声とことば',
          '決まった形',
          'アクセシビリティ',
          'トークン',
          '部品',
          '共用の部品',
          '画面の部品',
          '画面',
          [
            'ホーム',
            'メッセージ',
            'カード',
            'ショップ',
            '購入手続き',
            '注文',
            'マイページ',
            '登録とログイン',
            'そのほか',
            'スタッフ',
            ['今日', '窓口', '注文', '通報', 'アカウントと記録'],
          ],
          '*',
        ],
      },
    },
  },
  globalTypes: switches,
  initialGlobals: {
    ...switchesAtFirst,
    args64: '',
    // Vitest's plays run at this size, too; with VITE_STORY_VIEWPORT=wide in a wide window.
    viewport: { value: import.meta.env.VITE_STORY_VIEWPORT ?? 'phone', isRotated: false },
    // axe is loaded when its panel is opened and asked.
    a11y: { manual: true },
  },
  // Freezes the clock at the default story time or at the `clock` parameter; 'running' keeps the real time.
  beforeEach: ({ globals, parameters }) => {
    endFocusByKeys();
    // A screen's sample server starts before its decorators run.
    applySwitches(globals);
    const clock: unknown = parameters.clock ?? storyTime;
    return clock === 'running' ? undefined : freezeClock(String(clock));
  },
  // Innermost first: the URL has the arguments as they were written.
  decorators: [withClub, withArgsFromUrl, withSwitches],
};

export default preview;
