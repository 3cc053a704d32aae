import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sakura } from '../../../testing';
import { nobody, type PersonValues } from '../../shared/PersonFields/person';
import { usePersonForm } from '../../shared/PersonFields/usePersonForm';
import { CustomerForm, type CustomerFormProps } from './CustomerForm';

const home: PersonValues = { ...sakura, building: '' };

const next = fn();

type Args = CustomerFormProps & { start: PersonValues };

const meta = {
  id: 'customer-form',
  title: '画面の部品/購入手続き/CustomerForm',
  component: CustomerForm,
  tags: ['visual'],
  args: {
    method: 'venue',
    onMethodChange: fn(),
    register: false,
    onRegisterChange: fn(),
    registered: false,
    itemsTotal: 8800,
    shippingFee: 200,
    backHref: '#cart',
    start: nobody,
  },
  render: function Live({ start, ...props }) {
    const [values, setValues] = useState(start);
    const [method, setMethod] = useState(props.method);
    const [register, setRegister] = useState(props.register);
    const form = usePersonForm({
      values,
      address: method === 'shipping',
      onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
      onPostalCode: async () => [{ prefecture: '神奈川県', city: '横浜市中区', town: '海岸通' }],
    });
    return (
      <CustomerForm
        {...props}
        method={method}
        onMethodChange={setMethod}
        person={form.bind}
        register={register}
        onRegisterChange={setRegister}
        onSubmit={() => form.check() && next({ method, register, ...values })}
      />
    );
  },
  beforeEach: () => {
    next.mockClear();
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Venue: Story = {
  name: '会場受け取りなら、住所は聞かない',
  tags: ['[CHK-02]'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByLabelText('郵便番号')).toBeNull();
    await expect(canvas.queryByLabelText('この住所を登録する')).toBeNull();
    await expect(canvas.getByText('送料').nextElementSibling).toHaveTextContent('¥0');
    await step('足りないまま進むと、最初の欄で伝える', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '次へ進む' }));
      await expect(canvas.getByLabelText('お名前')).toHaveFocus();
      await expect(canvas.getAllByText('必須項目です')).toHaveLength(3);
      await expect(next).not.toHaveBeenCalled();
    });
  },
};

export const Shipping: Story = {
  name: '配送なら、住所と登録も',
  tags: ['[CHK-02]', '[CHK-03]'],
  args: { method: 'shipping', start: home },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('¥200')).toBeVisible();
    await expect(canvas.getByText('¥9,000')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('この住所を登録する'));
    await userEvent.click(canvas.getByRole('button', { name: '次へ進む' }));
    await expect(next).toHaveBeenCalledWith({ ...home, method: 'shipping', register: true });
    await expect(canvas.getByRole('link', { name: 'カートへ戻る' })).toHaveAttribute(
      'href',
      '#cart',
    );
  },
};

export const Registered: Story = {
  name: '登録済みの住所は、変わると伝える',
  tags: ['[CHK-03]'],
  args: { method: 'shipping', start: home, registered: true, register: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('この住所を登録する')).toHaveAccessibleDescription(
      '登録済みのお届け先が、この内容に変わります。',
    );
  },
};

export const MethodChanged: Story = {
  name: '受け取り方法を変えても、入力は消えない',
  tags: ['!visual', '[CHK-02]'],
  args: { method: 'shipping', start: home },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '会場受け取り' }));
    await waitFor(() => expect(canvas.queryByLabelText('番地')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: '配送' }));
    await expect(canvas.getByLabelText('番地')).toHaveValue('海岸通1-2-3');
    await expect(canvas.getByLabelText('お名前')).toHaveValue('浜野 さくら');
  },
};
