import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { CreditCardForm } from './CreditCardForm';
import type { CreditCard } from './card';
import { useCreditCardForm } from './useCreditCardForm';

const years = Array.from({ length: 20 }, (_, index) => 2026 + index);
const now = () => new Date('2026-11-21T12:00:00+09:00');

const empty: CreditCard = { number: '', name: '', month: '', year: '', code: '' };
const filled: CreditCard = {
  number: '4111 1111 1111 1111',
  name: 'SAKURA HAMANO',
  month: '08',
  year: '28',
  code: '123',
};

const meta = {
  id: 'credit-card-form',
  title: '画面の部品/購入手続き/CreditCardForm',
  component: CreditCardForm,
  tags: ['visual'],
  args: {
    card: empty,
    errors: {},
    years,
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CreditCardForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '未入力',
  tags: ['[CHK-04]'],
  play: async ({ canvas, step }) => {
    await step('番号、名義、月、年、コードの欄があり、自動入力と数字の鍵盤が合う', async () => {
      const number = canvas.getByRole('textbox', { name: 'カード番号' });
      await expect(number).toHaveProperty('autocomplete', 'cc-number');
      await expect(number).toHaveProperty('inputMode', 'numeric');
      const holder = canvas.getByRole('textbox', { name: 'カード名義人' });
      await expect(holder).toHaveProperty('autocomplete', 'cc-name');
      const code = canvas.getByRole('textbox', { name: 'セキュリティコード' });
      await expect(code).toHaveProperty('autocomplete', 'cc-csc');
      await expect(code).toHaveProperty('inputMode', 'numeric');
      await expect(code).toHaveAccessibleDescription('カードに書かれた3桁または4桁の数字');
    });
    await step('月は01から12、年は今年から20年分', async () => {
      const month = canvas.getByRole('combobox', { name: '有効期限（月）' });
      await expect(month).toHaveProperty('autocomplete', 'cc-exp-month');
      await expect(valuesOf(month).slice(1)).toEqual(
        Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0')),
      );
      const year = canvas.getByRole('combobox', { name: '有効期限（年）' });
      await expect(year).toHaveProperty('autocomplete', 'cc-exp-year');
      await expect(valuesOf(year).slice(1)).toEqual(years.map((year) => String(year).slice(2)));
    });
    await step('[CHK-12] 使えるカードと一括払いを、先に伝える', async () => {
      const accepted = canvas.getByRole('list', { name: 'ご利用いただけるカード' });
      await expect(accepted).toHaveTextContent('VisaMastercardJCBAMEXDiners Club');
      await expect(canvas.getByText('お支払いは一括払いのみです。')).toBeVisible();
    });
  },
};

export const Filled: Story = { name: '入力済み', args: { card: filled } };

export const Amex: Story = {
  name: 'AMEX',
  args: { card: { ...filled, number: '3782 822463 10005', code: '1234' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'セキュリティコード' }),
    ).toHaveAccessibleDescription('カード表面、番号の右上にある4桁の数字');
  },
};

export const Again: Story = {
  name: '読み込み直したあと',
  tags: ['[STOR-04]'],
  args: { card: { ...filled, number: '', code: '' }, lastDigits: '1111' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'カード番号' })).toHaveAccessibleDescription(
      /末尾1111のカード/,
    );
  },
};

export const Invalid: Story = {
  name: '誤り',
  args: {
    card: { ...filled, number: '4111 1111 1111 1112', month: '01', year: '26', code: '12' },
    errors: {
      number: 'カード番号を正しく入力してください',
      name: 'ローマ字で入力してください',
      month: '有効期限をご確認ください',
      code: '3桁の数字で入力してください',
    },
  },
};

const submit = fn();

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: function Live() {
    const form = useCreditCardForm({ onSubmit: submit, now });
    return <CreditCardForm {...form} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    submit.mockClear();
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'カード番号' });
    const holder = canvas.getByRole('textbox', { name: 'カード名義人' });
    const month = canvas.getByRole('combobox', { name: '有効期限（月）' });
    const year = canvas.getByRole('combobox', { name: '有効期限（年）' });
    const code = canvas.getByRole('textbox', { name: 'セキュリティコード' });
    const next = canvas.getByRole('button', { name: '次へ進む' });

    await step('[CHK-04] 何もなければ、最初の欄に移る', async () => {
      await userEvent.click(next);
      await expect(number).toHaveFocus();
      await expect(canvas.getAllByText('入力してください')).toHaveLength(5);
      await expect(submit).not.toHaveBeenCalled();
    });
    await step('[CHK-04] 入れるそばから4桁ずつに分かれ、ブランドがわかる', async () => {
      await userEvent.type(number, '41111111');
      await expect(number).toHaveValue('4111 1111');
      await expect(number).toHaveAccessibleDescription('Visa');
      await userEvent.clear(number);
      await userEvent.type(number, '378282246310005');
      await expect(number).toHaveValue('3782 822463 10005');
      await expect(number).toHaveAccessibleDescription('AMEX');
      await userEvent.clear(number);
    });
    await step('全角の番号を貼りつけても通る', async () => {
      await userEvent.click(number);
      await userEvent.paste('４１１１－１１１１－１１１１－１１１１');
      await expect(number).toHaveValue('4111 1111 1111 1111');
    });
    await step('途中の数字を直しても、カーソルはその場にいる', async () => {
      number.setSelectionRange(7, 7);
      await user.keyboard('{Backspace}');
      await expect(number.selectionStart).toBe(6);
      await user.keyboard('1');
      await expect(number).toHaveValue('4111 1111 1111 1111');
      await expect(number.selectionStart).toBe(7);
    });
    await step('[CHK-04] 番号の誤りは、離れたときにやさしく伝える', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, '4111111111111112');
      await expect(canvas.queryByText('カード番号を正しく入力してください')).toBeNull();
      await userEvent.tab();
      await expect(canvas.getByText('カード番号を正しく入力してください')).toBeVisible();
      await userEvent.clear(number);
      await userEvent.type(number, '4111a');
      await userEvent.tab();
      await expect(canvas.getByText('数字のみ入力してください')).toBeVisible();
      await userEvent.clear(number);
      await userEvent.type(number, '4111111111111111');
    });
    await step('名義は、離れたときに半角の大文字になる', async () => {
      await userEvent.clear(holder);
      await userEvent.type(holder, 'ｓakura  hamano');
      await expect(holder).toHaveValue('sakura  hamano');
      await userEvent.tab();
      await expect(holder).toHaveValue('SAKURA HAMANO');
      await userEvent.clear(holder);
      await userEvent.type(holder, '浜野さくら');
      await userEvent.tab();
      await expect(canvas.getByText('ローマ字で入力してください')).toBeVisible();
      await userEvent.clear(holder);
      await userEvent.type(holder, 'Sakura Hamano');
    });
    await step('過ぎた期限をやさしく伝え、今月までは通る', async () => {
      await userEvent.selectOptions(month, '10');
      await userEvent.selectOptions(year, '26');
      await userEvent.tab();
      await expect(month).toHaveAccessibleDescription(/有効期限をご確認ください/);
      await expect(year).toBeInvalid();
      await userEvent.selectOptions(month, '11');
      await expect(month).toBeValid();
      await expect(year).toBeValid();
    });
    await step('[CHK-04] コードの桁数はブランドで決まる', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '12');
      await userEvent.click(next);
      await expect(canvas.getByText('3桁の数字で入力してください')).toBeVisible();
      await expect(code).toHaveFocus();
      await userEvent.type(code, '３4');
      await expect(code).toHaveValue('123');
    });
    await step('[CHK-04] 年は2桁で渡す', async () => {
      await userEvent.click(next);
      await expect(submit).toHaveBeenCalledOnce();
      await expect(submit).toHaveBeenLastCalledWith({
        number: '4111111111111111',
        name: 'SAKURA HAMANO',
        month: '11',
        year: '26',
        code: '123',
      });
    });
  },
};

const valuesOf = (select: HTMLElement) =>
  [...select.querySelectorAll('option')].map(({ value }) => value);
