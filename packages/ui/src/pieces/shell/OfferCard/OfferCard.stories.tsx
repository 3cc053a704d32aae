import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RetryIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { Screen } from '../Screen/Screen';
import { TabBar } from '../TabBar/TabBar';
import { OfferCard, OfferCardInstall, OfferCardUpdate } from './OfferCard';

const meta = {
  id: 'offer-card',
  title: '画面の部品/共通/OfferCard',
  component: OfferCard,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: '新しいお知らせがあります',
    icon: <RetryIcon size="small" />,
    action: { label: '見る', onClick: fn() },
    onLater: fn(),
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '見る' }));
    await expect(args.action?.onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const WithHelp: Story = {
  name: '説明つき',
  args: { children: <p>読み終わるまで、この画面はそのまま使えます。</p> },
};

export const WithoutAction: Story = {
  name: '案内だけ',
  args: { action: undefined, children: <p>画面の右上から開けます。</p> },
};

export const AtTheEnd: Story = {
  name: 'ページの下に現れるとき',
  tags: ['!visual'],
  render: function AtTheEnd(args) {
    const [title, setTitle] = useState<string | null>(null);
    return (
      <>
        <Screen title="トップ" header="large" tabBar>
          <Button onClick={() => setTitle('新しいお知らせがあります')}>知らせる</Button>
          <div style={{ height: '150vh' }} />
          <p>ページの終わり</p>
        </Screen>
        <OfferCard {...args} title={title} onLater={() => setTitle(null)} />
        <TabBar
          hrefs={{ home: '#', card: '#', message: '#', shop: '#', myPage: '#' }}
          current="home"
        />
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button', { name: '知らせる' });
    const top = () => button.getBoundingClientRect().top;
    await step('何もないときは場所を取らず、読み上げの用意がある', async () => {
      await expect(status).toBeEmptyDOMElement();
      await expect(status.getBoundingClientRect().height).toBe(0);
    });
    await step('現れても、ページは動かない', async () => {
      const before = top();
      await userEvent.click(button);
      await expect(status).toHaveTextContent('新しいお知らせがあります');
      await expect(top()).toBe(before);
      const tabs = canvas.getByRole('navigation').getBoundingClientRect();
      await expect(status.getBoundingClientRect().bottom).toBeLessThanOrEqual(tabs.top + 1);
    });
    await step('ページの終わりまで読める', async () => {
      const page = canvasElement.ownerDocument.documentElement;
      page.scrollTo(0, page.scrollHeight);
      const last = canvas.getByText('ページの終わり').getBoundingClientRect();
      await expect(last.bottom).toBeLessThanOrEqual(status.getBoundingClientRect().top);
    });
    await step('あとでを押すとなくなる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'あとで' }));
      await expect(status).toBeEmptyDOMElement();
    });
  },
};

const onAccept = fn();
const onUpdate = fn();
const onLater = fn();

function beforeEach() {
  for (const handler of [onAccept, onUpdate, onLater]) handler.mockClear();
}

export const InstallPrompt: Story = {
  name: 'ホーム画面に追加、ブラウザが追加できるとき',
  beforeEach,
  render: () => <OfferCardInstall kind="prompt" onAccept={onAccept} onLater={onLater} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }));
    await expect(onLater).toHaveBeenCalledOnce();
  },
};

export const InstallSteps: Story = {
  name: 'ホーム画面に追加、iPhoneのSafari（手順）',
  render: () => <OfferCardInstall kind="steps" onLater={onLater} />,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual(['「共有」をタップ', '「ホーム画面に追加」を選ぶ']);
    await expect(canvas.queryByRole('button', { name: '追加する' })).toBeNull();
  },
};

export const InstallElsewhere: Story = {
  name: 'ホーム画面に追加、LINEの中',
  beforeEach,
  render: () => <OfferCardInstall kind="elsewhere" onAccept={onAccept} onLater={onLater} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ブラウザで開く' }));
    await expect(onAccept).toHaveBeenCalledOnce();
  },
};

export const Update: Story = {
  name: '新しいバージョンがあるとき',
  beforeEach,
  tags: ['[SW-02]'],
  render: () => <OfferCardUpdate open onUpdate={onUpdate} onLater={onLater} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('新しいバージョンがあります');
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }));
    await expect(onLater).toHaveBeenCalledOnce();
    await expect(onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '更新する' }));
    await expect(onUpdate).toHaveBeenCalledOnce();
  },
};

export const Updating: Story = {
  name: '更新しているとき',
  beforeEach,
  render: () => <OfferCardUpdate open pending onUpdate={onUpdate} onLater={onLater} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更新する' }));
    await expect(onUpdate).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  name: 'すすめないとき',
  tags: ['!visual'],
  render: () => (
    <>
      <OfferCardInstall kind={null} onLater={onLater} />
      <OfferCardUpdate open={false} onUpdate={onUpdate} onLater={onLater} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const status of canvas.getAllByRole('status')) await expect(status).toBeEmptyDOMElement();
  },
};
