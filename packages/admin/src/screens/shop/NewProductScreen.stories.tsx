import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../../testing/screenStories';
import { NewProductScreen } from './NewProductScreen';

const meta = {
  title: '画面/スタッフ/商品/商品の追加',
  id: 'screen-staff-new-product',
  component: NewProductScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'newProduct',
    for: 'products',
    without: {
      Empty: 'it begins without a value',
      Loading: 'it loads nothing',
      Failed: 'it loads nothing',
      Offline: 'the failure of the call says so',
    },
  }),
} satisfies Meta<typeof NewProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '入力する前',
  tags: ['visual', '[STOCK-01]'],
  play: shows('商品を追加'),
};
