import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sakura } from '../../../testing';
import { nobody, type PersonValues } from '../../shared/PersonFields/person';
import { usePersonForm } from '../../shared/PersonFields/usePersonForm';
import { AddressForm, type AddressFormProps } from './AddressForm';

const save = fn();

type Args = AddressFormProps & { start: PersonValues };

const meta = {
  id: 'address-form',
  title: '画面の部品/マイページ/AddressForm',
  component: AddressForm,
  tags: ['visual'],
  args: { start: sakura, pending: false, onSubmit: fn() },
  render: function Live({ start, ...props }) {
    const [values, setValues] = useState(start);
    const form = usePersonForm({
      values,
      address: true,
      onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
      onPostalCode: async () => [{ prefecture: '神奈川県', city: '横浜市中区', town: '海岸通' }],
    });
    return (
      <AddressForm
        {...props}
        person={form.bind}
        onSubmit={() => {
          if (form.check()) save(values);
        }}
      />
    );
  },
  beforeEach: () => {
    save.mockClear();
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  name: '建物のほかはすべて必須',
  tags: ['[LOC-02]'],
  args: { start: nobody },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('メールアドレス')).toHaveProperty('type', 'email');
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(canvas.getAllByText('必須項目です')).toHaveLength(7);
    await expect(canvas.getByLabelText('お名前')).toHaveFocus();
    await expect(save).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  name: '入力済み',
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: '保存する' });
    await userEvent.click(submit);
    await expect(save).toHaveBeenCalledWith(sakura);
    submit.blur();
  },
};

export const Saving: Story = { name: '保存中', args: { pending: true } };

export const Failed: Story = {
  name: '保存できなかったときは、その場で伝え、入力は残る',
  args: { error: '通信できませんでした。電波の良いところで、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('通信できませんでした。');
    await expect(canvas.getByLabelText('番地')).toHaveValue('海岸通1-2-3');
  },
};
