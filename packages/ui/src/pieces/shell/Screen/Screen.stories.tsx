import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HelpIcon } from '../../../icons';
import { Avatar, Badge, Button, Center, IconButton, Stack, Text } from '../../../primitives';
import { players, portrait } from '../../../testing';
import { OfflineBanner } from '../OfflineBanner/OfflineBanner';
import { TabBar } from '../TabBar/TabBar';
import { Screen } from './Screen';

const player = players[1];

const lines = (count: number) => (
  <Center>
    <Stack gap="lg">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <Text key={index}>{`${index + 1}. 次のホームゲームは土曜日の午後1時に始まります。`}</Text>
      ))}
    </Stack>
  </Center>
);

const meta = {
  id: 'screen',
  title: '画面の部品/共通/Screen',
  component: Screen,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { title: 'カート', back: { href: '#back' }, children: lines(5) },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  name: '戻るバー',
  play: async ({ canvas, step }) => {
    await step('画面の名前があり、移ってきたときに焦点を置ける', async () => {
      await waitFor(() => expect(document.title).toBe('カート'));
      const heading = canvas.getByRole('heading', { level: 1, name: 'カート' });
      await expect(heading).toHaveAttribute('tabindex', '-1');
      await expect(canvas.getByRole('main')).toContainElement(heading);
      await expect(canvas.getByRole('link', { name: '戻る' })).toHaveAttribute('href', '#back');
    });
    await step('題はまん中にある', async () => {
      const { left, right } = canvas.getByRole('heading').getBoundingClientRect();
      const middle = document.documentElement.clientWidth / 2;
      await expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(1);
    });
  },
};

export const TakesTheStepBack: Story = {
  name: '来た道をもどる',
  tags: ['!visual'],
  args: { back: { href: '#back', onClick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const arrow = canvas.getByRole('link', { name: '戻る' });
    await expect(arrow).toHaveAttribute('href', '#back');
    await userEvent.click(arrow);
    await expect(args.back?.onClick).toHaveBeenCalledTimes(1);
    await expect(window.location.hash).not.toBe('#back');
  },
};

export const Large: Story = {
  name: '大きな題とタブバー',
  args: {
    title: 'メッセージ',
    header: 'large',
    tabBar: true,
    action: <IconButton label="使い方" icon={<HelpIcon />} />,
    children: (
      <>
        {lines(20)}
        <TabBar
          hrefs={{ home: '#', card: '#', message: '#', shop: '#', myPage: '#' }}
          current="message"
          unread={3}
        />
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('[TAB-03] 最後の行はタブバーに隠れない', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = canvas.getByText(/^20\./).getBoundingClientRect();
      const bar = canvas.getByRole('navigation').getBoundingClientRect();
      await expect(last.bottom).toBeLessThanOrEqual(bar.top);
      window.scrollTo(0, 0);
    });
  },
};

export const LargeWithLead: Story = {
  name: '大きな題と顔',
  args: {
    title: `${player.name}のメッセージ一覧`,
    header: 'large',
    lead: { content: <Avatar src={portrait(player)} name={player.name} />, onClick: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'プロフィールを開く' }));
    await expect(args.lead?.onClick).toHaveBeenCalledTimes(1);
  },
};

export const LeadAndAction: Story = {
  name: '顔と操作',
  args: {
    title: player.name,
    lead: { content: <Avatar src={portrait(player)} name={player.name} size="small" /> },
    action: <IconButton label="使い方" icon={<HelpIcon />} />,
  },
};

export const WithBadge: Story = {
  name: '題の後の一語',
  args: {
    title: player.name,
    badge: 'player',
    lead: { content: <Avatar src={portrait(player)} name={player.name} size="small" /> },
  },
};

export const LongTitleWithBadge: Story = {
  name: '長い題と一語（320px）',
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川', badge: 'player' },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    await expect(canvas.getByText('選手')).toBeVisible();
  },
};

export const LongTitle: Story = {
  name: '長い題',
  args: {
    title: 'アレクサンダー・ロドリゲス＝フェルナンデス選手を応援するグループトーク',
    action: <Badge>NEW</Badge>,
  },
};

export const TitleHidden: Story = { name: '題を見せない', args: { titleHidden: true } };

export const Bare: Story = {
  name: 'バーなし',
  args: { title: 'ホーム', header: 'bare', notice: <OfflineBanner offline pending={2} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ホーム');
  },
};

export const Offline: Story = {
  name: 'お知らせの帯',
  args: { title: 'メッセージ', header: 'large', notice: <OfflineBanner offline /> },
};

export const Footer: Story = {
  name: '下に固定',
  args: {
    title: '注文確認',
    children: lines(20),
    footer: (
      <Button tone="accent" fullWidth>
        注文を確定する
      </Button>
    ),
  },
};

const field = (
  <Center gutters="md">
    <textarea aria-label="メッセージ" rows={1} />
  </Center>
);

export const Fill: Story = {
  name: '見える高さいっぱい',
  args: {
    title: player.name,
    kind: 'fill',
    lead: { content: <Avatar src={portrait(player)} name={player.name} size="small" /> },
    children: lines(30),
    footer: field,
  },
  play: async ({ canvas, step }) => {
    await step('中だけが動き、キーボードでも動かせる', async () => {
      const scroller = () => canvas.getByRole('main').querySelector('[tabindex="0"]');
      await waitFor(() => expect(scroller()).not.toBeNull());
      const { scrollHeight, clientHeight } = document.documentElement;
      await expect(scrollHeight).toBe(clientHeight);
    });
  },
};

/** Fakes the visual viewport of iOS: the keyboard shrinks it without a resize of the page. */
class FakeView extends EventTarget {
  scale = 1;
  offsetTop = 0;
  height = window.innerHeight;
  become(height: number, offsetTop: number) {
    this.height = height;
    this.offsetTop = offsetTop;
    this.dispatchEvent(new Event('resize'));
    this.dispatchEvent(new Event('scroll'));
  }
}

export const Keyboard: Story = {
  ...Fill,
  name: 'キーボードに合わせる',
  tags: ['!visual'],
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: new FakeView() });
    return () => {
      if (own) Object.defineProperty(window, 'visualViewport', own);
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    const view = window.visualViewport as unknown as FakeView;
    const full = document.documentElement.clientHeight;
    const main = canvas.getByRole('main');
    const heading = canvas.getByRole('heading', { level: 1 });
    const box = canvas.getByRole('textbox');
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

    await expect(bottomOf(main)).toBe(full);

    await step(
      '[THR-01] キーボードが出ると、入力欄はその上に、題は見えるところにある',
      async () => {
        await userEvent.click(box);
        view.become(full - 336, 120);
        await expect(bottomOf(main)).toBe(full - 336 + 120);
        await expect(bottomOf(box)).toBeLessThanOrEqual(full - 336 + 120);
        await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(120);
        await expect(box).toHaveFocus();
      },
    );
    await step('二本指で拡大しても動かない', async () => {
      view.scale = 2;
      view.become(200, 300);
      await expect(bottomOf(main)).toBe(full - 336 + 120);
      view.scale = 1;
    });
    await step('閉じると、すき間は残らない', async () => {
      box.blur();
      // iOS 26 leaves a few pixels covered.
      view.become(full - 24, 24);
      await expect(bottomOf(main)).toBe(full);
      await expect(main.getBoundingClientRect().top).toBe(0);
      view.become(full, 0);
      await expect(bottomOf(main)).toBe(full);
      await expect(window.scrollY).toBe(0);
    });
  },
};
