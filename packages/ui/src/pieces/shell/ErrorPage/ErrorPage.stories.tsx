import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Illustration } from '../../../primitives';
import { ErrorPage } from './ErrorPage';

const meta = {
  id: 'error-page',
  title: '画面の部品/共通/ErrorPage',
  component: ErrorPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { kind: 'notFound', homeHref: '#home', onReload: fn() },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: '知らないアドレス',
  args: { illustration: <Illustration name="missing" /> },
  play: async ({ canvas, step }) => {
    await step('[ROUTE-08] 「error page」とだけ伝え、戻り道を示す', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('error page');
      await expect(canvas.getByRole('link', { name: 'ホームへ戻る' })).toHaveAttribute(
        'href',
        '#home',
      );
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const NotLoaded: Story = {
  name: '届かない',
  args: { kind: 'notLoaded' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '読み込み直す' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const Crashed: Story = {
  name: '表示できない',
  args: { kind: 'crashed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '読み込み直す' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
