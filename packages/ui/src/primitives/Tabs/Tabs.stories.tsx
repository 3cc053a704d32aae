import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../testing';
import { Tabs } from './Tabs';
import { tab } from './Tabs.css';

const items = [
  { id: 'all', label: 'すべて' },
  { id: 'goods', label: '応援グッズ' },
  { id: 'jewelry', label: 'ジュエリー' },
  { id: 'digital', label: 'デジタルコンテンツ' },
];

const meta = {
  id: 'tabs',
  title: '部品/Tabs',
  component: Tabs,
  args: { label: '商品の種類', items, selected: 'all', onSelect: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of one tab, rendered from the recipe. */
export const AllVariants: Story = {
  name: '全種類',
  tags: ['visual'],
  render: () => (
    <Matrix recipe={tab}>
      {(variants) => (
        <button type="button" className={tab(variants)}>
          応援グッズ
        </button>
      )}
    </Matrix>
  ),
};

export const Categories: Story = { name: '商品の種類', tags: ['visual'] };

export const LastSelected: Story = {
  name: '端を選んだところ',
  tags: ['visual'],
  args: { selected: 'digital' },
  render: (args) => (
    <div style={{ maxWidth: '288px' }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const last = canvas.getByRole('tab', { name: 'デジタルコンテンツ' }).getBoundingClientRect();
    await expect(last.left).toBeGreaterThanOrEqual(row.left);
    await expect(last.right).toBeLessThanOrEqual(row.right);
  },
};

export const Bleed: Story = {
  name: '画面の端まで',
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { bleed: true },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.getBoundingClientRect().left).toBe(0);
    const first = canvas.getByRole('tab', { name: 'すべて' }).getBoundingClientRect();
    await expect(first.left).toBe(Math.max(16, (row.clientWidth - 960) / 2));
  },
};

export const WithPanel: Story = {
  name: '中身つき',
  tags: ['visual'],
  args: { selected: 'goods', children: <p>スカーレットマフラータオルなど、24点あります。</p> },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel', { name: '応援グッズ' });
    await expect(canvas.getByRole('tab', { name: '応援グッズ' })).toHaveAttribute(
      'aria-controls',
      panel.id,
    );
  },
};

export const Live: Story = {
  name: '動かす',
  render: function Live(args) {
    const [selected, setSelected] = useState('all');
    return (
      <div style={{ maxWidth: '288px' }}>
        <Tabs
          {...args}
          selected={selected}
          onSelect={(id) => {
            args.onSelect(id);
            setSelected(id);
          }}
        />
        <button type="button">次</button>
      </div>
    );
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const tabNamed = (name: string) => canvas.getByRole('tab', { name });

    await step('矢印、Home、Endで選ぶ', async () => {
      await userEvent.tab();
      await expect(tabNamed('すべて')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tabNamed('応援グッズ')).toHaveFocus();
      await expect(tabNamed('応援グッズ')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(tabNamed('デジタルコンテンツ')).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{End}');
      await expect(args.onSelect).toHaveBeenLastCalledWith('digital');
    });

    await step('選んだものが見えるところへ動く', async () => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      await waitFor(
        () =>
          expect(tabNamed('デジタルコンテンツ').getBoundingClientRect().right).toBeLessThanOrEqual(
            row.right,
          ),
        { timeout: 5000 },
      );
    });

    await step('Tabで一度に抜ける', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '次' })).toHaveFocus();
    });

    await step('押して選ぶ', async () => {
      await userEvent.click(tabNamed('すべて'));
      await expect(tabNamed('すべて')).toHaveAttribute('aria-selected', 'true');
    });
  },
};
