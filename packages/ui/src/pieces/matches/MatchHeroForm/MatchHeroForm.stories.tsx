import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MatchHeroForm, type MatchHeroFormValue } from './MatchHeroForm';

const players: MatchHeroFormValue['players'] = [
  { playerId: 3, jerseyNumber: '18', name: '佐伯 颯太', fans: 1204 },
  { playerId: 4, jerseyNumber: '51', name: '真壁 大悟', fans: 0 },
];

const hero = (changes: Partial<MatchHeroFormValue['heroes'][number]> = {}) =>
  ({
    ...{ kind: 'hero', playerId: 3, playerName: '佐伯 颯太', fans: 0, notice: 'due' },
    ...changes,
  }) as MatchHeroFormValue['heroes'][number];

const meta = {
  id: 'match-hero-form',
  title: '画面の部品/試合/MatchHeroForm',
  component: MatchHeroForm,
  tags: ['visual', '[MATCH-08]'],
  args: { value: { heroes: [], players }, pending: false, error: null, onChoose: fn() },
} satisfies Meta<typeof MatchHeroForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '選ぶ前',
  play: async ({ args, canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: '本日のヒーロー' });
    await step('何人に知らせるかを確かめてから決める', async () => {
      await userEvent.selectOptions(select, '18 佐伯 颯太');
      await userEvent.click(canvas.getByRole('button', { name: '決める…' }));
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        /佐伯 颯太選手を本日のヒーローにしますか？.*ファン1,204人に、30秒後から知らせます/,
      );
      await expect(args.onChoose).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: '決めて知らせる' }));
      await expect(args.onChoose).toHaveBeenLastCalledWith({
        ...{ kind: 'hero', playerId: 3, previousPlayerId: null },
      });
    });
    await step('知らせる相手がいないと分かる', async () => {
      await userEvent.selectOptions(select, '51 真壁 大悟');
      await userEvent.click(canvas.getByRole('button', { name: '決める…' }));
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        'この選手のお知らせを受け取れるファンはいません',
      );
      await userEvent.click(screen.getByRole('button', { name: '決める' }));
      await userEvent.selectOptions(select, '選んでいません');
    });
  },
};

export const Due: Story = {
  name: '届く前',
  args: { value: { heroes: [hero()], players } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('まもなくファンに届きます。届くまでは選び直せます。'),
    ).toBeVisible();
    const select = canvas.getByRole('combobox', { name: '本日のヒーロー' });
    await userEvent.selectOptions(select, '選んでいません');
    await userEvent.click(canvas.getByRole('button', { name: '取り消す…' }));
    await userEvent.click(screen.getByRole('button', { name: '取り消す' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      ...{ kind: 'hero', playerId: null, previousPlayerId: 3 },
    });
    await userEvent.selectOptions(select, '18 佐伯 颯太');
  },
};

export const Notifying: Story = {
  name: '知らせている途中',
  args: { value: { heroes: [hero({ fans: 300, notice: 'begun' })], players } },
};

export const Notified: Story = {
  name: '知らせたあと',
  args: {
    value: {
      heroes: [
        hero({ fans: 1204, notice: 'done' }),
        hero({ kind: 'winningPitcher', playerId: 9, playerName: '引退した選手', notice: 'done' }),
      ],
      players,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('ファン1,204人に知らせました。')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: '勝利投手' })).toHaveDisplayValue(
      '引退した選手',
    );
    const select = canvas.getByRole('combobox', { name: '本日のヒーロー' });
    await userEvent.selectOptions(select, '51 真壁 大悟');
    await userEvent.click(canvas.getByRole('button', { name: '決める…' }));
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(
      '試合日程の名前だけが変わります',
    );
    await userEvent.click(screen.getByRole('button', { name: '名前を変える' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      ...{ kind: 'hero', playerId: 4, previousPlayerId: 3 },
    });
    await userEvent.selectOptions(select, '18 佐伯 颯太');
  },
};

export const Refused: Story = {
  name: 'ほかの人が先に選んだ',
  args: {
    value: { heroes: [hero()], players },
    error: 'ほかの人が先に佐伯 颯太さんにしました。いまの内容を確かめてください。',
  },
};
