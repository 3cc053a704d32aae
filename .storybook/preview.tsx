import type { Preview } from '@storybook/react-vite';
import '@homestand/ui/global.css';
import { freezeClock, storyTime } from '@homestand/ui/testing';
import { configure } from 'storybook/test';

// One second, the default, is too short for a picture or an observer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const phone = (width: number, name: string) => ({
  name,
  styles: { width: `${width}px`, height: '844px' },
  type: 'mobile' as const,
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: phone(320, '320 px（小さなスマホ）'),
        phone: phone(390, '390 px（スマホ）'),
        tablet: phone(768, '768 px（タブレット）'),
      },
    },
    options: {
      storySort: { order: ['はじめに', '部品', '画面の部品', '*'] },
    },
  },
  globalTypes: {
    theme: {
      description: '明るさ',
      toolbar: {
        title: '明るさ',
        icon: 'mirror',
        items: [
          { value: 'device', title: '端末に合わせる' },
          { value: 'light', title: 'ライト' },
          { value: 'dark', title: 'ダーク' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'device' },
  // Freezes the clock at the default story time or at the `clock` parameter; 'running' keeps the real time.
  beforeEach: ({ parameters }) => {
    const clock: unknown = parameters.clock ?? storyTime;
    return clock === 'running' ? undefined : freezeClock(String(clock));
  },
  decorators: [
    (Story, { globals }) => {
      const { dataset } = document.documentElement;
      if (globals.theme === 'device') delete dataset.theme;
      else dataset.theme = String(globals.theme);
      document.documentElement.lang = 'ja';
      return <Story />;
    },
  ],
};

export default preview;
