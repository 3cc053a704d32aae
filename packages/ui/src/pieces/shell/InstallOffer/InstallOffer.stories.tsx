import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InstallOffer } from './InstallOffer';

const meta = {
  id: 'install-offer',
  title: '画面の部品/共通/InstallOffer',
  component: InstallOffer,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'prompt', onAccept: fn(), onLater: fn() },
} satisfies Meta<typeof InstallOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  name: 'ブラウザが追加できるとき',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const Steps: Story = {
  name: 'iPhoneのSafari（手順）',
  args: { kind: 'steps' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual(['「共有」をタップ', '「ホーム画面に追加」を選ぶ']);
    await expect(canvas.queryByRole('button', { name: '追加する' })).toBeNull();
  },
};

export const Elsewhere: Story = {
  name: 'LINEの中',
  args: { kind: 'elsewhere' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ブラウザで開く' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  name: 'すすめないとき',
  tags: ['!visual'],
  args: { kind: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
