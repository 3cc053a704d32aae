import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ObtainPanel } from './ObtainPanel';

const meta = {
  id: 'obtain-panel',
  title: '画面の部品/カード/ObtainPanel',
  component: ObtainPanel,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { status: 'asking', albumHref: '/u/card' },
} satisfies Meta<typeof ObtainPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: '確認中',
  play: async ({ canvas, canvasElement, step }) => {
    await step('待っていることが見え、読み上げられる', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('カードを確認しています');
      await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
  },
};

export const Stored: Story = {
  name: '電波がなく預かった',
  args: { status: 'stored' },
  play: async ({ canvas, step }) => {
    await step('あとで自動で受け取ることを伝え、コレクションへ進める', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        '電波が戻ると、カードを自動で受け取ります',
      );
      await expect(canvas.getByRole('link', { name: 'コレクションを見る' })).toHaveAttribute(
        'href',
        '/u/card',
      );
    });
  },
};

export const Failed: Story = {
  name: '取得できなかった',
  args: { status: 'failed' },
  play: async ({ canvas, step }) => {
    await step('[COBT-02] 取得できなかったことと、次に起きることを伝える', async () => {
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('カードを取得できませんでした。');
      await expect(alert).toHaveTextContent('トップに戻ります');
    });
  },
};

export const FailedInOtherWords: Story = {
  name: 'サーバーからの説明',
  args: {
    status: 'failed',
    message: 'このカードの受け取り期間は終わりました。次の試合でお待ちしています。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('受け取り期間は終わりました');
    await expect(canvas.queryByText('カードを取得できませんでした。')).toBeNull();
  },
};
