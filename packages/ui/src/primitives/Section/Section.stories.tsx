import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sample } from '../../testing';
import { Badge } from '../Badge/Badge';
import { TextLink } from '../TextLink/TextLink';
import { Section } from './Section';

const meta = {
  id: 'section',
  title: '部品/Section',
  component: Section,
  tags: ['visual'],
  args: {
    title: 'グループトーク',
    label: 'GROUP TALK',
    children: <Sample>ここに中身が入ります</Sample>,
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'グループトーク' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('グループトーク');
  },
};

export const WithCountAndLink: Story = {
  name: '件数とリンクつき',
  args: {
    title: '未読メッセージ',
    label: 'UNREAD',
    badge: <Badge count={3} label="3件" />,
    action: (
      <TextLink href="#all" standalone>
        もっと見る
      </TextLink>
    ),
  },
};

export const Longest: Story = {
  name: '長い見出し',
  args: {
    title: '選手にメッセージを送る、とても長い見出しの場合',
    label: 'SEND A MESSAGE TO YOUR PLAYER',
    badge: <Badge count={120} label="120件" />,
    action: (
      <TextLink href="#all" standalone>
        もっと見る
      </TextLink>
    ),
  },
};
