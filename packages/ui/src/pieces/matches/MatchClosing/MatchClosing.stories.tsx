import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MatchClosing, type MatchClosingProps } from './MatchClosing';

type Closing = MatchClosingProps['closing'];
type Till = Closing['figures']['tills'][number];

const till: Till = {
  ...{ tillId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b', name: 'レジ1', open: false, unsent: 0 },
  ...{ start: 30_000, cash: 147_600, corrections: 0, expected: 177_600, counted: 177_500 },
  ...{ other: 36_000, notCounted: 0 },
};
const secondTill: Till = {
  ...{ ...till, tillId: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4c', name: 'レジ2' },
  ...{
    start: 20_000,
    cash: 61_200,
    corrections: -500,
    expected: 80_700,
    counted: 80_700,
    other: 0,
  },
};

const figures: Closing['figures'] = {
  at: '2026-11-22T02:40:00.000Z',
  orders: { count: 240, handedOver: 237, left: 3, ofOthers: 2 },
  goods: [
    ...[
      { productId: 9, optionId: null, name: 'マフラータオル', label: '' },
      { productId: 7, optionId: 12, name: 'ホームユニフォーム 2026', label: 'M' },
      { productId: 7, optionId: 13, name: 'ホームユニフォーム 2026', label: 'L' },
    ].map((goods, index) => ({
      ...goods,
      ...{
        ordered: 120 - index * 40,
        handedOver: 119 - index * 40,
        left: 1,
        booth: 42 - index * 20,
      },
    })),
  ],
  money: {
    card: 412_800,
    cash: { orders: 86_400, booth: 122_400 },
    other: { orders: 14_400, booth: 21_600 },
  },
  refunds: { count: 1, card: 1800, cash: 0, other: 0 },
  tills: [till, secondTill],
  left: [
    { orderId: '261121-7K3MPQ', pieces: 2, due: 3600, until: '2026-11-28T14:59:59.999Z' },
    { orderId: '261121-C4R9XB', pieces: 1, due: 0, until: '2026-11-28T14:59:59.999Z' },
    { orderId: '261122-4H8TRW', pieces: 1, due: 0, until: null },
  ],
};

const match: Closing['match'] = {
  ...{
    matchId: 12,
    version: 5,
    changedBy: '佐野 みなみ',
    changedAt: '2026-11-21T08:30:00.000Z',
    state: 'finished',
    result: '鶴浜 3 - 2 港南',
  },
  content: {
    ...{ day: '2026-11-21', startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
    ...{ opponent: '港南マリナーズ', ground: '鶴浜スタジアム', cardId: null },
  },
};

const closing: Closing = { match, closed: null, figures, present: null };
const closed = { id: till.tillId, at: '2026-11-22T02:40:00.000Z', by: '佐野 みなみ' };

const meta = {
  id: 'match-closing',
  title: '画面の部品/試合/MatchClosing',
  component: MatchClosing,
  tags: ['visual', '[MATCH-07]'],
  args: {
    ...{ closing, pending: false, error: null },
    ...{ onClose: fn(), onReopen: fn(), onPrint: fn() },
    orderHrefOf: (id: string) => `#${id}`,
    tillHrefOf: (id: string) => `#${id}`,
  },
} satisfies Meta<typeof MatchClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '締める前',
  play: async ({ args, canvas, userEvent }) => {
    const sheet = within(canvas.getByRole('article', { name: '試合の締め' }));
    await expect(sheet.getByText('11/21（土） 対 港南マリナーズ（鶴浜スタジアム）')).toBeVisible();
    await expect(sheet.getByText('ほかの試合などの注文も、2件渡しました。')).toBeVisible();
    await expect(sheet.getByRole('row', { name: '現金 ¥86,400 ¥122,400 ¥208,800' })).toBeVisible();
    await expect(sheet.getByRole('row', { name: '合計 ¥513,600 ¥144,000 ¥657,600' })).toBeVisible();
    await expect(sheet.getByRole('region', { name: 'レジ1' })).toHaveTextContent(
      '過不足¥100 足りません',
    );
    await expect(sheet.getByRole('region', { name: 'レジ2' })).toHaveTextContent('過不足なし');
    await expect(
      sheet.getByRole('row', { name: '261121-7K3MPQ 2 ¥3,600 11/28（土）' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '試合を締める' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '印刷' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
  },
};

export const Warned: Story = {
  name: '締める前に確かめる',
  args: {
    closing: {
      ...closing,
      figures: {
        ...figures,
        tills: [
          { ...till, open: true, unsent: 2, counted: null },
          { ...secondTill, notCounted: 1800 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('レジ1：まだ受け渡し中です。')).toBeVisible();
    await expect(canvas.getByText('レジ1：端末から届いていない記録が2件あります。')).toBeVisible();
    await expect(canvas.getByText('レジ1：現金を数えていません。')).toBeVisible();
    await expect(
      canvas.getByText('レジ2：重ねて渡した注文の¥1,800を、まだ確かめていません。'),
    ).toBeVisible();
  },
};

export const Pending: Story = { name: '締めている', args: { pending: true } };

export const Closed: Story = {
  name: '締めた',
  args: { closing: { ...closing, closed } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/佐野 みなみさんが締めました/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '試合を締める' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '締めを取り消す…' }));
    await userEvent.click(canvas.getByRole('button', { name: '締めを取り消す' }));
    await expect(args.onReopen).toHaveBeenCalledTimes(1);
  },
};

export const Changed: Story = {
  name: '締めたあとに変わった',
  args: {
    closing: {
      ...closing,
      closed,
      present: {
        ...figures,
        at: '2026-11-22T03:10:00.000Z',
        orders: { ...figures.orders, handedOver: 238, left: 2 },
        money: { ...figures.money, cash: { orders: 90_000, booth: 122_400 } },
        tills: [{ ...till, cash: 151_200, expected: 181_200 }, secondTill],
      },
    },
  },
  play: async ({ canvas }) => {
    const changes = within(canvas.getByRole('table', { name: '締めたあとに変わったところ' }));
    await expect(changes.getAllByRole('row')).toHaveLength(5);
    await expect(
      changes.getByRole('row', { name: '現金：受け取り ¥86,400 ¥90,000' }),
    ).toBeVisible();
    await expect(
      changes.getByRole('row', { name: 'レジ1：あるはずの額 ¥177,600 ¥181,200' }),
    ).toBeVisible();
  },
};

export const NotOver: Story = {
  name: '試合の前',
  args: { closing: { ...closing, match: { ...match, state: 'planned', result: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('試合を終了か中止にすると、締められます。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '試合を締める' })).toBeNull();
  },
};

export const Nothing: Story = {
  name: '何もなかった',
  args: {
    closing: {
      ...closing,
      figures: {
        ...figures,
        orders: { count: 0, handedOver: 0, left: 0, ofOthers: 0 },
        ...{ goods: [], tills: [], left: [], refunds: { count: 0, card: 0, cash: 0, other: 0 } },
        money: { card: 0, cash: { orders: 0, booth: 0 }, other: { orders: 0, booth: 0 } },
      },
    },
  },
};

export const Refused: Story = {
  name: '締められなかった',
  args: { error: '終了か中止にした試合だけ、締められます。先に、試合の状態を変えてください。' },
};
