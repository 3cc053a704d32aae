import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { Inline, Stack, Text } from '../primitives';
import { IconTable } from '../testing/guide';
import { Icon } from './Icon';
import * as set from './set';
import * as tabs from './tabs';

const icons = { ...tabs, ...set };

const meta = {
  id: 'icons',
  title: '部品/Icon',
  component: Icon,
  args: { d: '' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a designer reads and searches the set. Each icon has its words by its type. */
export const Catalogue: Story = {
  name: '一覧',
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => <IconTable />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: '名前や使いみちで探す' });
    const shown = () =>
      canvas.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    await step('すべてのアイコンに、名前と使いみちがある', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
    });
    await step('アイコンは飾りで、読み上げない', async () => {
      await expect(canvas.queryAllByRole('img')).toHaveLength(0);
      await expect(canvasElement.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
    });
    await step('ひらがな、カタカナ、英語、使いみちで見つかる', async () => {
      for (const [query, name] of [
        ['かめら', 'カメラ'],
        ['カメラ', 'カメラ'],
        ['CAMERA', 'カメラ'],
        ['はいそう', 'トラック'],
        ['Trash', 'ごみ箱'],
      ] as const) {
        await userEvent.clear(search);
        await userEvent.type(search, query);
        await expect(shown()).toContain(name);
      }
    });
    await step('押すと SVG をコピーする', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.clear(search);
      await userEvent.type(search, 'ごみばこ');
      const item = within(canvas.getByRole('listitem'));
      await userEvent.click(item.getByRole('button', { name: /SVG/ }));
      await expect(write).toHaveBeenCalledWith(
        expect.stringMatching(/^<svg xmlns="[^"]+" width="24" .* d="M[^"]+"\/><\/svg>$/),
      );
      write.mockRestore();
    });
    // Last, so that the row that says コピーしました is gone: it would say so for three seconds.
    await step('見つからなければ、そう伝える', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'しゃくはち');
      await expect(canvas.getByText(/見つかりません/)).toBeVisible();
      await userEvent.clear(search);
    });
  },
};

export const Sizes: Story = {
  name: '大きさ（24・20・16px）',
  tags: ['visual'],
  render: () => (
    <Inline gap="lg">
      <icons.MessageIcon />
      <icons.MessageIcon size="small" />
      <icons.MessageIcon size="tiny" />
    </Inline>
  ),
};

export const TakesInk: Story = {
  name: '文字の色になる',
  tags: ['visual'],
  render: () => (
    <Stack>
      {(['ink', 'muted', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} as="div" tone={tone}>
          <Inline>
            <icons.InfoIcon />
            {tone}
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
};
