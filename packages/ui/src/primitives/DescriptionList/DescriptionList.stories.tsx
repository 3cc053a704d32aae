import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing';
import { Text } from '../Text/Text';
import { DescriptionList, DescriptionListItem } from './DescriptionList';
import { list } from './DescriptionList.css';

const facts = (
  <>
    <DescriptionListItem term="注文番号">S-20261121-0042</DescriptionListItem>
    <DescriptionListItem term="お届け先">
      〒150-0001 東京都渋谷区神宮前1丁目2番3号 ホームスタンドマンション1203号室
    </DescriptionListItem>
    <DescriptionListItem term="合計（税込）" strong>
      <Text as="span" kind="price">
        ¥6,200
      </Text>
    </DescriptionListItem>
  </>
);

const meta = {
  id: 'description-list',
  title: '部品/DescriptionList',
  component: DescriptionList,
  tags: ['visual'],
  args: { children: facts },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('S-20261121-0042');
  },
};

export const AllVariants: Story = {
  name: '全種類',
  render: (args) => (
    <Matrix recipe={list}>{(variants) => <DescriptionList {...args} {...variants} />}</Matrix>
  ),
};

export const Unbreakable: Story = {
  name: '長い英数字',
  args: {
    children: (
      <DescriptionListItem term="とても長い名前の項目">
        {'S-20261121-0042-'.repeat(12)}
      </DescriptionListItem>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
