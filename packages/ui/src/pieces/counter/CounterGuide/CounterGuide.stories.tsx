import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { CounterGuide } from './CounterGuide';

const meta = {
  id: 'counter-guide',
  title: '画面の部品/窓口/CounterGuide',
  component: CounterGuide,
  tags: ['visual', '[DESK-04]', '[DESK-06]'],
  args: { onPrint: fn() },
} satisfies Meta<typeof CounterGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '手引き',
  play: async ({ args, canvas, userEvent, step }) => {
    const sheet = canvas.getByRole('article', { name: '受け渡しの手引き' });
    await step('印の形ごとに、その形になる結果が全部ある', async () => {
      const shapeOf = (words: string) =>
        within(sheet)
          .getByRole('heading', { name: new RegExp(`^${words}：`) })
          .closest('li');
      await expect(shapeOf('丸')).toHaveTextContent('「渡しました」「元に戻しました」');
      await expect(shapeOf('八角形')).toHaveTextContent(
        '「渡し済みです」「キャンセルされた注文です」「返金した注文です」「支払われていない注文です」',
      );
      await expect(shapeOf('三角')).toHaveTextContent(
        '「支払いを確かめています」「配送の注文です」',
      );
      await expect(shapeOf('ひし形')).toHaveTextContent(
        '「見つかりません」「この端末の一覧にありません」「ほかのクラブのコードです」「選手カードのコードです」「注文ではないコードです」',
      );
    });
    await step('画面のボタンの文言がある', async () => {
      for (const words of ['この端末をレジにする', '受け渡しを始める', '元に戻す', 'ログアウト'])
        await expect(sheet).toHaveTextContent(`「${words}」`);
    });
    await step('印刷できる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
      await expect(args.onPrint).toHaveBeenCalledTimes(1);
    });
  },
};
