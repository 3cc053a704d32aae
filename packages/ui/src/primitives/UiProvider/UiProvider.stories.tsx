import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { PasswordField } from '../PasswordField/PasswordField';
import { Picture } from '../Picture/Picture';
import { TextField } from '../TextField/TextField';
import { type LinkProps, UiProvider } from './UiProvider';

const RouterLink = (props: LinkProps) => <a {...props} data-link="router" />;

const meta = {
  id: 'ui-provider',
  title: '部品/UiProvider',
  component: UiProvider,
  args: { children: <Button href="/orders">注文履歴</Button> },
} satisfies Meta<typeof UiProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlainAnchor: Story = {
  name: '既定（ふつうのリンク）',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文履歴' })).toHaveAttribute('href', '/orders');
  },
};

export const WithRouter: Story = {
  name: 'ルーターのリンク',
  args: { linkComponent: RouterLink },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文履歴' })).toHaveAttribute(
      'data-link',
      'router',
    );
  },
};

const fields = (
  <>
    <TextField label="お名前" value="浜野" maxLength={20} counter onValueChange={fn()} />
    <PasswordField label="暗証" value="" purpose="current" onValueChange={fn()} />
  </>
);

export const WithTexts: Story = {
  name: '文言の差し替え',
  args: {
    messages: {
      Dialog: { close: 'とじる' },
      PasswordField: { show: '見る' },
      TextField: { count: (used, limit) => `${limit}文字のうち${used}文字` },
    },
    children: (
      <>
        {fields}
        <Dialog open title="確認" onClose={fn()}>
          <Picture src={null} alt="" ratio="1/1" />
        </Dialog>
      </>
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('20文字のうち2文字')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '見る', hidden: true })).toBeInTheDocument();
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'とじる' })).toBeInTheDocument();
  },
};
