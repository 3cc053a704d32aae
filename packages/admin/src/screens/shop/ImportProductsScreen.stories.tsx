import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenMeta, shows } from '../../testing/screenStories';
import { ImportProductsScreen } from './ImportProductsScreen';

const meta = {
  title: '画面/スタッフ/商品/商品のCSV',
  id: 'screen-staff-import-products',
  component: ImportProductsScreen,
  tags: ['!autodocs'],
  ...screenMeta({
    route: 'importProducts',
    for: 'products',
    without: {
      Empty: 'it begins without a value',
      Loading: 'it loads nothing',
      Failed: 'it loads nothing',
      Offline: 'the failure of the call says so',
    },
  }),
} satisfies Meta<typeof ImportProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '選ぶ前',
  tags: ['visual', '[STOCK-01]'],
  play: shows('CSVを選ぶ'),
};
