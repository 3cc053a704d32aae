import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChevronRightIcon } from '../../icons';
import { Matrix } from '../../testing';
import { Button } from '../Button/Button';
import { StatusSign } from '../StatusSign/StatusSign';
import { Text } from '../Text/Text';
import { RowList, RowListItem } from './RowList';
import { list } from './RowList.css';

const names = [
  '入口のレジ',
  '三塁側コンコースの臨時売店',
  'とても長い名前のレジで、二行になっても読めることを確かめるためのもの',
];

const meta = {
  id: 'row-list',
  title: '部品/RowList',
  component: RowList,
  tags: ['visual'],
  args: {
    label: 'レジ',
    children: names.map((name) => (
      <RowListItem
        key={name}
        end={
          <Button tone="danger" emphasis="quiet" aria-label={`${name}を終了`}>
            終了
          </Button>
        }
      >
        <Text as="span" kind="label">
          {name}
        </Text>
        <Text as="span" kind="small" tone="muted">
          9:30から18:00まで
        </Text>
      </RowListItem>
    )),
  },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'レジ' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: '入口のレジを終了' })).toBeVisible();
  },
};

const links = names.map((name, index) => (
  <RowListItem
    key={name}
    href={`#${index}`}
    current={index === 1}
    start={<StatusSign mark="check" size="small" />}
    end={
      <>
        ¥1,320
        <ChevronRightIcon size="small" />
      </>
    }
  >
    {name}
    <Text as="span" kind="caption" tone="muted">
      2点
    </Text>
  </RowListItem>
));

export const Links: Story = {
  name: '行がリンク',
  args: { children: links },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /入口のレジ/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /三塁側/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Rendered from the recipe, so that a new kind is included automatically. */
export const AllVariants: Story = {
  name: '全種類',
  render: () => (
    <Matrix recipe={list}>{(variants) => <RowList {...variants}>{links}</RowList>}</Matrix>
  ),
};
