import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextField } from '../TextField/TextField';
import { Form, type FormProps } from './Form';

const required = '必須項目です';
const refused = 'この電話番号は使えません。番号をお確かめください。';

type Response = { phone?: string };

const send = fn(async (_values: { name: string; phone: string }): Promise<Response> => ({}));

function Live(props: FormProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [hand, setHand] = useState<string | null>('right');
  const [errors, setErrors] = useState<{ name?: string; phone?: string; hand?: string }>({});
  const [pending, setPending] = useState(false);

  async function submit() {
    const found = {
      ...(name === '' && { name: required }),
      ...(phone === '' && { phone: required }),
      ...(hand === null && { hand: required }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    const respond = await send({ name, phone });
    setPending(false);
    setErrors(respond);
  }

  return (
    <Form {...props} pending={pending} onSubmit={() => void submit()}>
      <TextField
        kind="name"
        label="お名前"
        necessity="required"
        value={name}
        {...(errors.name && { error: errors.name })}
        onValueChange={setName}
        onBlur={() => setErrors((before) => (name === '' ? { ...before, name: required } : before))}
      />
      <RadioGroup
        label="投げる手"
        items={[
          { value: 'right', label: '右投' },
          { value: 'left', label: '左投' },
        ]}
        value={hand}
        {...(errors.hand && { error: errors.hand })}
        onValueChange={setHand}
      />
      <TextField
        kind="tel"
        label="電話番号"
        necessity="required"
        value={phone}
        {...(errors.phone && { error: errors.phone })}
        onValueChange={setPhone}
      />
      <Button type="submit" tone="accent" fullWidth pending={pending}>
        送る
      </Button>
      <Button emphasis="quiet" onClick={() => setHand(null)}>
        投げる手を消す
      </Button>
    </Form>
  );
}

const meta = {
  id: 'form',
  title: '部品/Form',
  component: Form,
  args: { label: '登録', onSubmit: fn(), children: null },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: '操作',
  tags: ['first'],
  beforeEach: () => {
    send.mockReset();
    send.mockImplementation(async () => ({}));
  },
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: 'お名前' });
    const phone = canvas.getByRole('textbox', { name: '電話番号' });
    const submit = canvas.getByRole('button', { name: '送る' });

    await step('ブラウザの吹き出しは出ない', async () => {
      await expect(canvas.getByRole('form', { name: '登録' })).toHaveProperty('noValidate', true);
    });
    await step('送れなければ、最初の欄に移る', async () => {
      await userEvent.click(submit);
      await expect(name).toHaveFocus();
      await expect(send).not.toHaveBeenCalled();
    });
    await step('同じ欄がもう一度断られても、また移る', async () => {
      await userEvent.click(submit);
      await expect(name).toHaveFocus();
    });
    await step('選択肢が足りなければ、そのひとつめへ', async () => {
      await userEvent.type(name, '浜野 さくら');
      await userEvent.type(phone, '09012345678');
      await userEvent.click(canvas.getByRole('button', { name: '投げる手を消す' }));
      await userEvent.click(submit);
      await expect(canvas.getByRole('radio', { name: '右投' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('radio', { name: '左投' }));
    });
    await step('あとから断られたときも、その欄へ移る', async () => {
      let response = (_response: Response) => {};
      send.mockImplementationOnce(() => new Promise((resolve) => (response = resolve)));
      await userEvent.click(submit);
      await userEvent.type(phone, '{Enter}');
      await expect(send).toHaveBeenCalledOnce();
      submit.focus();
      response({ phone: refused });
      await waitFor(() => expect(phone).toHaveFocus());
      await expect(phone).toHaveAccessibleDescription(refused);
    });
    await step('送れたあとは、欄の誤りで焦点を動かさない', async () => {
      await userEvent.click(submit);
      await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(phone).toBeValid());
      await userEvent.clear(name);
      await userEvent.click(phone);
      await expect(name).toBeInvalid();
      await expect(phone).toHaveFocus();
    });
  },
};

export const Invalid: Story = {
  name: '送れなかったとき',
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送る' }));
    await expect(canvas.getAllByText(required)).toHaveLength(2);
  },
};
