import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Stack } from '../../../primitives';
import { longestPlayerCard, playerCard, players } from '../../../testing';
import { CardFlip, type CardFlipProps, type CardSide } from './CardFlip';
import { CardFlipBack } from './CardFlipBack';

const meta = {
  id: 'card-flip',
  title: '画面の部品/カード/CardFlip',
  component: CardFlip,
  args: { card: playerCard(players[2], 'gold'), side: 'front', onSideChange: fn() },
} satisfies Meta<typeof CardFlip>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Adds space, because the nearer edge of the turning card extends beyond it. */
const withRoom: Story['render'] = (args) => (
  <Stack gap="xxxl">
    <span />
    <CardFlip {...args} />
  </Stack>
);

/** No picture shows these angles: processors round their perspective differently. */
async function expectTurned(canvas: Canvas, shown: string, hidden: string) {
  const side = canvas.getByRole('group', { name: shown });
  await expect(canvas.queryByRole('group', { name: hidden })).toBeNull();
  const { width } = side.getBoundingClientRect();
  await expect(width).toBeLessThan(side.offsetWidth * 0.9);
  await expect(width).toBeGreaterThan(side.offsetWidth * 0.5);
}

export const Angle0: Story = {
  name: '0度',
  tags: ['visual'],
  args: { angle: 0 },
  render: withRoom,
};

export const Angle45: Story = {
  name: '45度',
  args: { angle: 45 },
  render: withRoom,
  play: async ({ canvas }) => expectTurned(canvas, 'カードの表', 'カードの裏'),
};

export const Angle90: Story = {
  name: '90度',
  tags: ['visual'],
  args: { angle: 90 },
  render: withRoom,
};

export const Angle135: Story = {
  name: '135度',
  args: { angle: 135 },
  render: withRoom,
  play: async ({ canvas }) => expectTurned(canvas, 'カードの裏', 'カードの表'),
};

export const Angle180: Story = {
  name: '180度',
  tags: ['visual'],
  args: { angle: 180 },
  render: withRoom,
  play: async ({ canvas, step }) => {
    await step('[CDET-01] 裏面は鏡文字にならず、表は触れない', async () => {
      await expect(canvas.getByRole('group', { name: 'カードの裏' })).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'カードの表' })).toBeNull();
    });
  },
};

export const Silver: Story = {
  name: '銀の箔',
  tags: ['visual'],
  args: { card: playerCard(players[0], 'silver') },
};

export const Signature: Story = {
  name: 'サインの箔',
  tags: ['visual'],
  args: { card: playerCard(players[1], 'signature') },
};

export const Normal: Story = {
  name: 'ノーマルに箔はない',
  tags: ['visual'],
  args: { card: playerCard() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-light]')).toHaveLength(0);
  },
};

function Turning({ side, onSideChange, ...rest }: CardFlipProps) {
  const [shown, setShown] = useState<CardSide>(side);
  return (
    <CardFlip
      {...rest}
      side={shown}
      onSideChange={(next) => {
        onSideChange(next);
        setShown(next);
      }}
    />
  );
}

const roomOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-side]') ?? root;

/** The element that a touch in the middle of the card would hit. */
function touched(root: HTMLElement) {
  const { left, top, width, height } = roomOf(root).getBoundingClientRect();
  const element = document.elementFromPoint(left + width / 2, top + height * 0.45);
  return element?.closest('[role="group"]')?.getAttribute('aria-label');
}

function drag(root: HTMLElement, share: number) {
  const room = roomOf(root);
  const { left, top, width, height } = room.getBoundingClientRect();
  const at = (part: number) => ({
    pointerId: 1,
    isPrimary: true,
    button: 0,
    pointerType: 'touch',
    clientX: left + width * (0.5 + part),
    clientY: top + height / 2,
  });
  room.setPointerCapture = () => {};
  // Sixty moves in a second, however long the machine takes for them.
  const send = (type: string, part: number, time: number) => {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...at(part) });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(room, event);
  };
  const moves = 6;
  const between = 1000 / 60;
  send('pointerdown', 0, 0);
  for (let step = 1; step <= moves; step += 1)
    send('pointermove', (share * step) / moves, step * between);
  return (heldFor = 0) => send('pointerup', share, moves * between + heldFor);
}

export const Live: Story = {
  name: '動かす',
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('[CDET-01] タップで裏返り、見えない面には触れない', async () => {
      await expect(touched(canvasElement)).toBe('カードの表');
      await userEvent.click(roomOf(canvasElement));
      await expect(args.onSideChange).toHaveBeenLastCalledWith('back');
      await expect(canvas.queryByRole('group', { name: 'カードの表' })).toBeNull();
      await waitFor(() => expect(touched(canvasElement)).toBe('カードの裏'), { timeout: 3000 });
    });
    await step('[CDET-01] 指で横に払うと戻る', async () => {
      drag(canvasElement, -0.7)();
      await expect(args.onSideChange).toHaveBeenLastCalledWith('front');
      await waitFor(() => expect(touched(canvasElement)).toBe('カードの表'), { timeout: 3000 });
    });
    await step('少しだけ動かすと、元の面に戻る', async () => {
      const turns = args.onSideChange;
      const release = drag(canvasElement, 0.12);
      // An earlier release counts as a swipe.
      release(120);
      await expect(turns).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(touched(canvasElement)).toBe('カードの表'), { timeout: 3000 });
    });
  },
};

export const Blocked: Story = {
  name: '裏返せないあいだ',
  args: { blocked: true },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvasElement, userEvent, step }) => {
    await step('[CDET-06] タップでも指でも裏返らない', async () => {
      await userEvent.click(roomOf(canvasElement));
      drag(canvasElement, 0.8)();
      await expect(args.onSideChange).not.toHaveBeenCalled();
      await expect(touched(canvasElement)).toBe('カードの表');
    });
  },
};

export const Refused: Story = {
  name: '持ち主が変えなければ元に戻る',
  play: async ({ args, canvasElement }) => {
    drag(canvasElement, 0.8)();
    await expect(args.onSideChange).toHaveBeenCalledWith('back');
    await expect(roomOf(canvasElement)).toHaveAttribute('data-side', 'front');
    await waitFor(() => expect(touched(canvasElement)).toBe('カードの表'), { timeout: 4000 });
  },
};

/** The back alone: what stands on it does not depend on the angle. */
const back: Story['render'] = ({ card }) => <CardFlipBack card={card} />;

export const BackNormal: Story = {
  name: '裏面',
  tags: ['visual'],
  render: back,
  args: { card: playerCard() },
  play: async ({ canvas, step }) => {
    await step('[CDET-02] 裏面に選手のすべてが並ぶ', async () => {
      for (const words of [
        '真壁 悠真',
        'Yuma Makabe',
        '2001年',
        '178 cm',
        '76 kg',
        '神奈川県横浜市',
        '浜野商業高',
        'MESSAGE',
        /^スタンドの声がいちばんの力です。/,
      ]) {
        await expect(canvas.getByText(words)).toBeVisible();
      }
      await expect(canvas.getByText('背番号').parentElement).toHaveTextContent('背番号7');
      await expect(canvas.getByText('カードの種類 ノーマル')).toBeInTheDocument();
    });
    await step('[CDET-03] 守備位置と投打は言葉になる', async () => {
      await expect(canvas.getByText('内野手')).toBeVisible();
      await expect(canvas.getByText('右投左打')).toBeVisible();
    });
  },
};

export const BackSilver: Story = {
  name: '裏面、シルバー',
  tags: ['visual'],
  render: back,
  args: {
    card: { ...playerCard(players[0], 'silver'), position: 'pitcher', batting: 'rightRight' },
  },
};

export const BackGold: Story = {
  name: '裏面、ゴールド',
  tags: ['visual'],
  render: back,
  args: {
    card: { ...playerCard(players[2], 'gold'), position: 'outfielder', batting: 'leftLeft' },
  },
};

export const BackSignature: Story = {
  name: '裏面、サイン',
  tags: ['visual'],
  render: back,
  args: {
    card: { ...playerCard(players[1], 'signature'), position: 'catcher', batting: 'leftRight' },
  },
};

export const BackUnknown: Story = {
  name: '裏面、わからない値は並べない',
  tags: ['visual'],
  render: back,
  args: {
    card: {
      ...playerCard(players[5], 'platinum-2031'),
      position: 'manager',
      batting: 'unknown',
      birthYear: null,
      height: 0,
      weight: null,
      school: ' ',
      message: '',
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('[CDET-03] 知らない番号では行ごと出ない', async () => {
      await expect(canvas.queryByText('ポジション')).toBeNull();
      await expect(canvas.queryByText('投打')).toBeNull();
      await expect(canvas.queryByText('MESSAGE')).toBeNull();
      await expect(canvas.getAllByRole('term')).toHaveLength(1);
      await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
    });
  },
};

export const BackLongest: Story = {
  name: '裏面、いちばん長い',
  tags: ['visual'],
  render: back,
  args: { card: longestPlayerCard('gold') },
  play: async ({ canvasElement, userEvent }) => {
    const facts = canvasElement.querySelector('dl');
    await waitFor(() => expect(facts?.closest('[tabindex="0"]') ?? null).not.toBeNull());
    await userEvent.tab();
    await expect(document.activeElement).toContainElement(facts);
  },
};

export const BackLongestNormal: Story = {
  name: '裏面、いちばん長い（ノーマル）',
  tags: ['visual'],
  render: back,
  args: { card: longestPlayerCard() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[tabindex="0"]')).not.toBeNull());
  },
};
