import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { brokenImage, players, portrait, scenery } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { MessageBubble } from './MessageBubble';
import type { ThreadMessage } from './threadMessage';

const kuroda = players[1];

const theirs: ThreadMessage = {
  key: 'm1',
  messageId: '1',
  own: false,
  senderType: 'player',
  senderId: '1',
  senderName: kuroda.name,
  senderAvatar: portrait(kuroda, { ground: 'night' }),
  kind: 'text',
  text: 'こんばんは！今日のブルペン、調子がよかったです。',
  at: '2026-11-20T18:22:00+09:00',
  media: null,
  state: 'sent',
  progress: null,
};

const mine: ThreadMessage = {
  ...theirs,
  own: true,
  senderType: 'user',
  senderId: 'sakura',
  senderName: '浜野 さくら',
  senderAvatar: '',
  text: '動画で見ました！ストレートの伸びがすごかったです。',
};

const photo: ThreadMessage = {
  ...theirs,
  kind: 'image',
  text: '',
  media: {
    url: scenery('stadium'),
    thumbnailUrl: scenery('stadium'),
    width: 320,
    height: 180,
    duration: null,
    fileName: 'stadium.jpg',
  },
};

const video: ThreadMessage = {
  ...theirs,
  kind: 'video',
  text: '',
  media: {
    url: 'blob:video',
    thumbnailUrl: portrait(kuroda),
    width: 240,
    height: 320,
    duration: 24,
    fileName: 'pitch.mp4',
  },
};

const longText = '今日もスタンドからの声が、最後の一球まで聞こえていました。'.repeat(30);

const meta = {
  id: 'message-bubble',
  title: '画面の部品/メッセージ/MessageBubble',
  component: MessageBubble,
  tags: ['visual'],
  args: {
    message: theirs,
    grouped: 'alone',
    links: { trustedOrigins: ['https://example.jp'], onAsk: fn() },
    onOpenMedia: fn(),
    onDelete: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onCancel: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 16, backgroundColor: 'var(--sunken)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = {
  name: '相手のメッセージ',
  play: async ({ canvas, canvasElement, step }) => {
    await step('[THR-05] [THR-12] 左に、30pxの顔と', async () => {
      const face = canvasElement.querySelector('img')?.parentElement?.getBoundingClientRect();
      await expect([face?.width, face?.height]).toEqual([30, 30]);
      await expect(face?.left).toBeLessThan(60);
    });
    await step('[THR-14] 日時が出る', async () => {
      await expect(canvas.getByText('2026.11.20 18:22')).toBeVisible();
    });
    await step('[THR-06] 相手のものは消せない', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const Reportable: Story = {
  name: '通報できる相手のメッセージ',
  tags: ['[SAFE-02]'],
  args: { onReport: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-02] 点々から通報を選ぶ。削除はない', async () => {
      const menu = canvas.getByRole('button', { name: '通報のメニュー' });
      await userEvent.click(menu);
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map(({ textContent }) => textContent)).toEqual(['通報する']);
      await userEvent.click(screen.getByRole('menuitem', { name: '通報する' }));
      await expect(args.onReport).toHaveBeenCalledWith('m1');
      menu.blur();
    });
  },
};

export const Hidden: Story = {
  name: '運営が非表示にした',
  tags: ['[SAFE-05]'],
  args: {
    message: { ...theirs, text: '運営により非表示になりました', hidden: true },
    onReport: fn(),
  },
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] 文だけが出て、もう通報はできない', async () => {
      await expect(canvas.getByText('運営により非表示になりました')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const Refused: Story = {
  name: '送信を断られた',
  tags: ['[SAFE-05]'],
  args: {
    message: {
      ...mine,
      messageId: null,
      state: 'unsent',
      refusal:
        '2026.11.26 09:00まで、メッセージを送信できません。理由：選手の居場所は書かないでください。',
    },
  },
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] 書いたものは残り、いつまでかとなぜかを読める', async () => {
      await expect(canvas.getByText(/2026.11.26 09:00まで/)).toBeVisible();
      await expect(canvas.getByText(/ストレートの伸び/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '再送する' })).toBeVisible();
    });
  },
};

export const DirectionOverride: Story = {
  name: '文字の向きを変える記号',
  tags: ['!visual'],
  args: {
    message: {
      ...theirs,
      senderName: '黒田\u202e 蓮',
      text: '\u202eこちら https://example.jp/news',
    },
    showName: true,
  },
  play: async ({ canvas, step }) => {
    /** The characters of an element in the order in which they are drawn, from left to right. */
    const drawn = (element: HTMLElement) => {
      const text = element.firstChild as Text;
      const letters = Array.from(text.data, (letter, index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return { letter, left: range.getBoundingClientRect().left };
      });
      return letters
        .toSorted((a, b) => a.left - b.left)
        .map(({ letter }) => letter)
        .join('');
    };
    await step('[SAFE-07] アドレスは向きが変わらず、選手の印は名前の右に残る', async () => {
      await expect(drawn(canvas.getByRole('link'))).toBe('https://example.jp/news');
      const name = canvas.getByText(/黒田/).getBoundingClientRect();
      await expect(canvas.getByText('選手').getBoundingClientRect().left).toBeGreaterThan(
        name.left,
      );
      const time = canvas.getByText('2026.11.20 18:22');
      await expect(drawn(time)).toBe('2026.11.20 18:22');
    });
  },
};

export const Mine: Story = {
  name: '自分のメッセージ',
  args: { message: mine },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[THR-05] 右に出る', async () => {
      const { right } = canvas.getByText(/^動画で/).getBoundingClientRect();
      await expect(window.innerWidth - right).toBeLessThan(60);
    });
    await step('[THR-06] [THR-07] 点々から削除を選ぶ', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'メッセージのメニュー' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: '削除' }));
      await expect(args.onDelete).toHaveBeenCalledWith('m1');
    });
  },
};

export const MenuDisabled: Story = {
  name: '開いているものがある間',
  args: { message: mine, menuDisabled: true },
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('[THR-06] 点々は使えない', async () => {
      const menu = () => canvas.getByRole('button', { name: 'メッセージのメニュー' });
      await expectOnlyInTwin(context, { menuDisabled: false }, () => {
        menu().click();
        return screen.queryByRole('menuitem');
      });
      await expect(menu()).toHaveAttribute('aria-disabled', 'true');
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
  },
};

export const Grouped: Story = {
  name: '続けて届いた',
  render: (args) => (
    <>
      <MessageBubble {...args} showName grouped="first" />
      <MessageBubble
        {...args}
        showName
        grouped="middle"
        message={{ ...theirs, text: '明日も投げます。' }}
      />
      <MessageBubble
        {...args}
        showName
        grouped="last"
        message={{ ...theirs, text: '応援よろしくお願いします！' }}
      />
      <MessageBubble {...args} grouped="first" message={mine} />
      <MessageBubble {...args} grouped="last" message={{ ...mine, text: '行きます！' }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('2026.11.20 18:22')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

export const WithLink: Story = {
  name: 'リンク',
  tags: ['[SAFE-06]'],
  args: {
    message: {
      ...theirs,
      text: '試合の案内です。https://example.jp/games/2026-11-21?from=thread。ぜひ！',
    },
  },
  play: async ({ canvas, step }) => {
    await step(
      '[SAFE-06] 選手の認められたサイトへのものは、句点や日本語は含まず、別の画面で開く',
      async () => {
        const link = canvas.getByRole('link');
        await expect(link).toHaveAttribute(
          'href',
          'https://example.jp/games/2026-11-21?from=thread',
        );
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      },
    );
  },
};

const playQuestion: NonNullable<Story['play']> = async ({ args, canvas, userEvent, step }) => {
  await step('[SAFE-06] 押すと、開かずにたずねる', async () => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const link = canvas.getByRole('button', { name: /^https:/ });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(link);
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.links.onAsk).toHaveBeenCalledTimes(3);
    await expect(args.links.onAsk).toHaveBeenLastCalledWith(link.textContent);
    link.blur();
  });
};

export const FansLink: Story = {
  name: 'ファンのリンク',
  tags: ['[SAFE-06]'],
  args: {
    message: {
      ...theirs,
      senderType: 'user',
      senderName: 'みどり',
      senderAvatar: '',
      text: '写真を載せました。https://example.jp/photos/2026-11-21 を見てください。',
    },
  },
  play: playQuestion,
};

export const OtherSite: Story = {
  name: '選手の、ほかのサイトへのリンク',
  tags: ['!visual', '[SAFE-06]'],
  args: { message: { ...theirs, text: 'https://shop.example.com/gloves で買いました。' } },
  play: playQuestion,
};

export const LongText: Story = {
  name: '長い文',
  args: { message: { ...theirs, text: longText } },
  render: function LongText(args) {
    const [expanded, setExpanded] = useState(false);
    return <MessageBubble {...args} fold={{ expanded, onToggle: () => setExpanded(!expanded) }} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[THR-09] 500文字で切って「...」を付け、続きを読んで閉じられる', async () => {
      await expect(canvas.getByText(/^今日も/).textContent).toBe(`${longText.slice(0, 500)}...`);
      await userEvent.click(canvas.getByRole('button', { name: '続きを読む' }));
      await expect(canvas.getByText(/^今日も/).textContent).toBe(longText);
      await userEvent.click(canvas.getByRole('button', { name: '閉じる' }));
      await expect(canvas.getByText(/^今日も/).textContent).toBe(`${longText.slice(0, 500)}...`);
    });
  },
};

export const Unbreakable: Story = {
  name: '切れ目のない文字',
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <MessageBubble
        {...args}
        message={{ ...theirs, text: `https://example.jp/${'very-long-path/'.repeat(18)}` }}
      />
      <MessageBubble {...args} message={{ ...mine, text: `いけ${'ー'.repeat(60)}！` }} />
      <MessageBubble {...args} message={{ ...theirs, text: 'あ、い。'.repeat(40) }} />
    </>
  ),
  play: async ({ step }) => {
    await step('[THR-09] 横にはみ出さない', async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const Photo: Story = {
  name: '画像',
  args: { message: photo },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('[THR-12] 場所は届く前から決まり、200×240を超えない', async () => {
      const picture = canvasElement.querySelector('button img')?.parentElement;
      const size = picture?.getBoundingClientRect();
      await expect(size?.width).toBe(200);
      await expect(Math.round(size?.height ?? 0)).toBe(113);
    });
    await step('[THR-10] 押すと開く', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '画像を開く' }));
      await expect(args.onOpenMedia).toHaveBeenCalledWith('m1');
    });
  },
};

export const Video: Story = {
  name: '動画',
  args: { message: video },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('[THR-11] [THR-12] 長さが見え、押すと開く', async () => {
      await expect(canvas.getByText('0:24')).toBeVisible();
      const size = canvasElement
        .querySelector('button img')
        ?.parentElement?.getBoundingClientRect();
      await expect([size?.width, size?.height]).toEqual([180, 240]);
      await userEvent.click(canvas.getByRole('button', { name: '動画を再生 0:24' }));
      await expect(args.onOpenMedia).toHaveBeenCalledWith('m1');
    });
  },
};

export const UnknownSize: Story = {
  name: '大きさも縮小画像もない',
  render: (args) => (
    <>
      <MessageBubble
        {...args}
        message={{ ...photo, media: photo.media && { ...photo.media, width: null, height: null } }}
      />
      <MessageBubble
        {...args}
        message={{
          ...video,
          media: video.media && { ...video.media, thumbnailUrl: null, duration: null },
        }}
      />
      <MessageBubble
        {...args}
        message={{ ...photo, media: photo.media && { ...photo.media, thumbnailUrl: brokenImage } }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
    const [unknown] = canvas.getAllByRole('button');
    await expect(unknown?.getBoundingClientRect().width).toBe(200);
    await expect(unknown?.getBoundingClientRect().height).toBe(150);
  },
};

export const Sending: Story = {
  name: '送信中',
  args: { message: { ...mine, messageId: null, state: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('送信中')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Unsent: Story = {
  name: '未送信',
  args: { message: { ...mine, messageId: null, state: 'unsent' } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[THR-15] 未送信と示し、送り直しと取り消しができる', async () => {
      await expect(canvas.getByText('未送信')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '再送する' }));
      await expect(args.onResend).toHaveBeenCalledWith('m1');
      await userEvent.click(canvas.getByRole('button', { name: '取り消す' }));
      await expect(args.onDiscard).toHaveBeenCalledWith('m1');
    });
  },
};

export const SendingMedia: Story = {
  name: '動画を送信中',
  args: {
    message: { ...video, own: true, messageId: null, state: 'sending', progress: 0.42 },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('進みが見え、やめられる', async () => {
      await expect(canvas.getByRole('progressbar', { name: '送信中' })).toHaveAttribute(
        'aria-valuetext',
        '42%',
      );
      await expect(canvas.getByText('送信中 42%')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }));
      await expect(args.onCancel).toHaveBeenCalledWith('m1');
    });
  },
};

const arriving: ThreadMessage[] = [
  mine,
  { ...mine, text: longText.slice(0, 90) },
  { ...photo, own: true, progress: 0.42 },
  { ...video, own: true, progress: 0.42 },
  { ...photo, own: true, progress: 0, media: photo.media && { ...photo.media, height: 20 } },
];

export const SameHeightWhenSent: Story = {
  name: '送っても高さが変わらない',
  tags: ['!visual'],
  render: (args) => (
    <>
      {arriving.map((message, index) => (
        <div key={message.key + String(index)} data-pair="">
          <MessageBubble {...args} message={{ ...message, messageId: null, state: 'sending' }} />
          <MessageBubble {...args} message={{ ...message, progress: null }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement, step }) => {
    await step('[THR-13] 送信中と送信済みは同じ高さ', async () => {
      for (const pair of canvasElement.querySelectorAll('[data-pair]')) {
        const [sending, sent] = [...pair.children].map((row) => row.getBoundingClientRect().height);
        await expect(sending).toBe(sent);
      }
    });
  },
};

export const UnsentMedia: Story = {
  name: '画像が未送信',
  args: { message: { ...photo, own: true, messageId: null, state: 'unsent' } },
};
