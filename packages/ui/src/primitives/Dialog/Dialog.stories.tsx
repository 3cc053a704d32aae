import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextArea } from '../TextArea/TextArea';
import { Dialog, type DialogProps } from './Dialog';

const Behind = ({ children }: { children: ReactNode }) => (
  <div style={{ minHeight: '80vh' }}>
    <p>次のホームゲームは土曜日の14時から。ライト側スタンドで会いましょう。</p>
    {children}
  </div>
);

const paragraph =
  '応援グッズは、選手ごとに数量を限ってご用意しています。カートに入れただけでは在庫は確保されません。お支払いの手続きが終わった時点で、ご注文が確定します。';

const meta: Meta<DialogProps> = {
  id: 'dialog',
  title: '部品/Dialog',
  component: Dialog,
  // Each in its own iframe: on one page they would cover each other.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  decorators: [
    (Story) => (
      <Behind>
        <Story />
      </Behind>
    ),
  ],
  args: {
    open: true,
    title: '購入方法',
    children: '商品を選び、カートに入れてください。お支払いはクレジットカードです。',
    onClose: fn(),
  },
};

export default meta;
type Story = StoryObj<Extract<DialogProps, { kind?: 'plain' }>>;
type ConfirmStory = StoryObj<Extract<DialogProps, { kind: 'confirm' }>>;

export const Plain: Story = {
  name: 'お知らせ',
  tags: ['visual'],
  play: async ({ args, userEvent, step }) => {
    const dialog = screen.getByRole('dialog', { name: '購入方法' });

    await step('題が見出しで、閉じるボタンから始まる', async () => {
      const heading = screen.getByRole('heading', { name: '購入方法' });
      await waitFor(() => expect(heading).toBeVisible());
      await expect(screen.getByRole('button', { name: '閉じる' })).toHaveFocus();
    });

    await step('閉じるのは持ち主で、ボタンと外側はそれを頼むだけ', async () => {
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await userEvent.click(dialog);
      await expect(args.onClose).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(dialog).toBeVisible());
    });

    await step('中で押しても閉じない', async () => {
      await userEvent.click(screen.getByText(/商品を選び/));
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: screen.getByText(/商品を選び/) },
        { keys: '[/MouseLeft]', target: dialog },
      ]);
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
};

export const WithActions: Story = {
  name: 'ボタンつき',
  tags: ['visual'],
  args: {
    title: 'カートに追加しました',
    children: 'ホームユニフォーム 2026',
    actions: (
      <>
        <Button emphasis="quiet">買い物を続ける</Button>
        <Button tone="accent">カートへ進む</Button>
      </>
    ),
  },
};

export const Confirm: ConfirmStory = {
  name: '確認',
  tags: ['visual'],
  args: {
    kind: 'confirm',
    title: '注文を確定しますか？',
    children: '確定すると、登録されたクレジットカードに9,000円を請求します。',
    confirmLabel: '確定する',
    onConfirm: fn(),
  },
  play: async ({ args, userEvent, step }) => {
    const dialog = screen.getByRole('alertdialog', { name: '注文を確定しますか？' });
    await expect(dialog).toHaveAccessibleDescription(/9,000円を請求します/);
    await step('害のない答えから始まる', async () => {
      await expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
    await step('Tabの次が確定', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
};

const remove = {
  kind: 'confirm',
  title: 'メッセージを削除しますか？',
  children: undefined,
  tone: 'danger',
  confirmLabel: 'はい',
  cancelLabel: 'いいえ',
  onConfirm: fn(),
} as const;

export const Danger: ConfirmStory = {
  name: '消す確認',
  tags: ['visual'],
  args: remove,
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'メッセージを削除しますか？' })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'いいえ' })).toHaveFocus();
  },
};

export const Pending: ConfirmStory = {
  name: '実行中',
  args: { ...remove, pending: true },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('button', { name: 'はい' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'いいえ' }));
    await userEvent.click(screen.getByRole('button', { name: 'はい' }));
    await userEvent.click(screen.getByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  name: '長い内容',
  tags: ['visual'],
  args: {
    title: 'ご注文の前に、必ずお読みください。お届け日とキャンセルについて',
    children: Array.from({ length: 12 }, (_, index) => (
      // The list never changes.
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed list
      <p key={index}>{paragraph}</p>
    )),
    actions: <Button tone="accent">同意して進む</Button>,
  },
  play: async () => {
    // The scroller becomes focusable after it has been measured.
    await waitFor(() =>
      expect(document.querySelector('dialog[open] [tabindex="0"]')).not.toBeNull(),
    );
    const { innerHeight } = window;
    const close = screen.getByRole('button', { name: '閉じる' }).getBoundingClientRect();
    const agree = screen.getByRole('button', { name: '同意して進む' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(0);
    await expect(agree.bottom).toBeLessThanOrEqual(innerHeight);
    await waitFor(() =>
      expect(screen.getAllByText(paragraph)[0]?.closest('[tabindex="0"]')).not.toBeNull(),
    );
  },
};

export const WithField: Story = {
  name: '入力欄つき',
  args: {
    title: 'お問い合わせ',
    dismissible: false,
    children: <TextArea label="ご用件" value="" onValueChange={() => {}} />,
    actions: <Button tone="accent">送信</Button>,
  },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('textbox', { name: 'ご用件' })).toHaveFocus();
    await userEvent.click(screen.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Live: Story = {
  name: '動かす（重ねて開く）',
  args: { open: false },
  render: function Live({ title }) {
    const [level, setLevel] = useState(0);
    return (
      <>
        <Button onClick={() => setLevel(1)}>購入方法を見る</Button>
        <Dialog
          open={level > 0}
          title={title}
          onClose={() => setLevel(0)}
          actions={<Button onClick={() => setLevel(2)}>入力をやめる</Button>}
        >
          <TextArea label="メモ" value="" onValueChange={() => {}} />
          <Dialog
            kind="confirm"
            open={level > 1}
            title="入力をやめますか？"
            confirmLabel="やめる"
            onClose={() => setLevel(1)}
            onConfirm={() => setLevel(0)}
          />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '購入方法を見る' });

    await step('開くと後ろは動かない', async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('dialog', { name: '購入方法' })).toBeVisible());
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });

    await step('重ねて開いて、内側だけ閉じると元のボタンに戻る', async () => {
      const inner = screen.getByRole('button', { name: '入力をやめる' });
      await userEvent.click(inner);
      await waitFor(() =>
        expect(screen.getByRole('alertdialog', { name: '入力をやめますか？' })).toBeVisible(),
      );
      await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
      await expect(inner).toHaveFocus();
      await waitFor(() => expect(screen.getByRole('dialog', { name: '購入方法' })).toBeVisible());
    });

    await step('両方閉じると開いたボタンに戻り、中身はなくなる', async () => {
      await userEvent.click(screen.getByRole('button', { name: '入力をやめる' }));
      await userEvent.click(screen.getByRole('button', { name: 'やめる' }));
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(canvas.queryByRole('heading', { hidden: true })).toBeNull());
      await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    });
  },
};

export const DoAskWhat: ConfirmStory = {
  name: '題で決めることを問い、ボタンは動詞で答える',
  tags: ['do', '!dev', 'visual'],
  args: {
    kind: 'confirm',
    title: '下書きを削除しますか？',
    children: '削除した下書きは、元に戻せません。',
    confirmLabel: '削除する',
    tone: 'danger',
    onConfirm: fn(),
  },
};

export const DontYesNo: ConfirmStory = {
  name: '「はい」「いいえ」で、問いを読み直させない',
  tags: ['dont', '!dev', 'visual'],
  args: {
    kind: 'confirm',
    title: '確認',
    children: '下書きを削除します。よろしいですか？',
    confirmLabel: 'はい',
    cancelLabel: 'いいえ',
    tone: 'danger',
    onConfirm: fn(),
  },
};
