import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { kinds, type TextFieldKind } from './kinds';
import { TextField, type TextFieldProps } from './TextField';

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  id: 'text-field',
  title: '部品/TextField',
  component: TextField,
  args: { label: 'お名前', kind: 'name', value: '', onValueChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

const samples: Record<TextFieldKind, { label: string; value: string }> = {
  text: { label: 'ひとこと', value: '応援しています' },
  name: { label: 'お名前', value: '浜野 さくら' },
  kana: { label: 'フリガナ', value: 'ハマノ サクラ' },
  email: { label: 'メールアドレス', value: 'sakura+club@example.photography' },
  tel: { label: '電話番号', value: '09012345678' },
  postalCode: { label: '郵便番号', value: '2310002' },
  city: { label: '市区町村', value: '横浜市中区' },
  street: { label: '番地', value: '海岸通1-2-3' },
  building: { label: '建物名・部屋番号', value: 'はまのハイツ101' },
  cardNumber: { label: 'カード番号', value: '4242 4242 4242 4242' },
  cardHolder: { label: 'カード名義人', value: 'SAKURA HAMANO' },
  securityCode: { label: 'セキュリティコード', value: '123' },
  username: { label: 'ログインID', value: 'makabe7' },
  number: { label: '背番号', value: '7' },
  search: { label: '選手をさがす', value: '真壁' },
};

const names = Object.keys(kinds) as TextFieldKind[];

export const Playground: Story = {
  name: '操作',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('お名前'));
    const input = canvas.getByRole('textbox', { name: 'お名前' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('髙﨑 𠮷男');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('髙﨑 𠮷男');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(input).toHaveValue('髙﨑 𠮷男');
  },
};

export const Kinds: Story = {
  name: '入力の種類',
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {names.map((kind) => (
        <Controlled key={kind} {...args} {...samples[kind]} kind={kind} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const find = (kind: TextFieldKind) => canvas.getByLabelText(samples[kind].label);
    await step('iPhoneが拡大しない文字の大きさ、44px以上の高さ', async () => {
      for (const kind of names) {
        await expect(
          Number.parseFloat(getComputedStyle(find(kind)).fontSize),
        ).toBeGreaterThanOrEqual(16);
        await expect(find(kind).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
    await step('キーボードと自動入力', async () => {
      const expected = [
        ['name', 'text', 'name', null],
        ['kana', 'text', 'off', null],
        ['email', 'email', 'email', 'email'],
        ['tel', 'tel', 'tel-national', 'tel'],
        ['postalCode', 'text', 'postal-code', 'numeric'],
        ['city', 'text', 'address-level2', null],
        ['street', 'text', 'address-line1', null],
        ['building', 'text', 'address-line2', null],
        ['cardNumber', 'text', 'cc-number', 'numeric'],
        ['cardHolder', 'text', 'cc-name', null],
        ['securityCode', 'text', 'cc-csc', 'numeric'],
        ['username', 'text', 'username', null],
        ['number', 'text', 'off', 'numeric'],
        ['search', 'search', '', 'search'],
      ] as const;
      for (const [kind, type, autocomplete, inputMode] of expected) {
        await expect(find(kind)).toHaveProperty('type', type);
        await expect(find(kind)).toHaveProperty('autocomplete', autocomplete);
        await expect(find(kind).getAttribute('inputmode')).toBe(inputMode);
        await expect(find(kind)).not.toHaveAttribute('maxlength');
      }
      await expect(find('search')).toHaveAttribute('enterkeyhint', 'search');
    });
  },
};

export const RequiredWithHint: Story = {
  name: '必須と説明',
  tags: ['visual', 'first'],
  args: {
    label: '電話番号',
    kind: 'tel',
    necessity: 'required',
    hint: 'ハイフンはあってもなくても大丈夫です',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '電話番号' });
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('ハイフンはあってもなくても大丈夫です');
    await userEvent.click(input);
    await userEvent.paste('０９０-１２３４-５６７８');
    await expect(input).toHaveValue('09012345678');
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('09012345678');
  },
};

export const WithError: Story = {
  name: 'エラー',
  tags: ['visual'],
  args: {
    label: 'メールアドレス',
    kind: 'email',
    value: 'sakura@',
    necessity: 'required',
    error: '正しいメールアドレスを入力してください',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'メールアドレス' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('正しいメールアドレスを入力してください');
  },
};

export const Slots: Story = {
  name: '前後の文字',
  tags: ['visual'],
  render: (args) => (
    <Stack>
      <Controlled
        {...args}
        label="郵便番号"
        kind="postalCode"
        slots={{ before: '〒' }}
        value="2310002"
      />
      <Controlled {...args} label="応援金" kind="number" slots={{ after: '円' }} value="3000" />
      <Controlled
        {...args}
        label="身長"
        kind="number"
        slots={{ after: 'cm' }}
        error="数字のみ入力してください"
        value="17x"
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: '郵便番号' });
    await userEvent.clear(code);
    await userEvent.paste('〒１２３ー４５６７');
    await expect(code).toHaveValue('1234567');
    await expect(Number.parseFloat(getComputedStyle(code).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(canvas.getByRole('textbox', { name: '応援金' })).toHaveAccessibleDescription('円');
    await expect(canvas.getByRole('textbox', { name: '身長' })).toHaveAccessibleDescription(
      'cm 数字のみ入力してください',
    );
  },
};

export const Counter: Story = {
  name: '文字数',
  tags: ['visual'],
  args: {
    label: 'ニックネーム',
    kind: 'text',
    maxLength: 12,
    counter: true,
    value: 'はまの𠮷男',
  },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: 'ニックネーム' });
    await step('見たままの文字を数える', async () => {
      await expect(canvas.getByText('5/12')).toBeVisible();
      await expect(input).toHaveAccessibleDescription('12文字まで');
      await expect(canvas.getByRole('status')).toHaveTextContent('あと7文字');
    });
    await step('いっぱいになると入らない', async () => {
      await userEvent.type(input, 'かきくけこさしす');
      await expect(input).toHaveValue('はまの𠮷男かきくけこさし');
      await expect(canvas.getByText('12/12')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('あと0文字');
    });
  },
};

export const Disabled: Story = {
  name: '変更できない',
  tags: ['visual'],
  args: {
    label: 'メールアドレス',
    kind: 'email',
    value: 'sakura@example.jp',
    disabled: true,
    hint: 'LINEに登録されたメールアドレスです',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'メールアドレス' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('sakura@example.jp');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Long: Story = {
  name: '長いことば',
  tags: ['visual'],
  args: {
    label: '会場でお受け取りになる方のお名前（ご本人以外のときは代理の方のお名前）',
    necessity: 'optional',
    hint: '身分証明書と同じ表記でご入力ください。受け取りのときに、スタッフが確認させていただきます。',
    value: 'とても長いお名前の方でも、最後まで入力していただけます。どうぞご安心ください',
    error: '512文字以内で入力してください。長いときは、ミドルネームを省いてお試しください。',
  },
};

export const DoLabel: Story = {
  name: 'ラベルは欄の上に、いつも見せる',
  tags: ['do', '!dev'],
  args: { label: 'メールアドレス', kind: 'email', value: 'sakura@example.jp' },
};

export const DontPlaceholder: Story = {
  name: '入力すると消える文字を、ラベルの代わりにしない',
  tags: ['dont', '!dev'],
  args: {
    label: 'メールアドレス',
    labelHidden: true,
    kind: 'email',
    placeholder: 'メールアドレス',
  },
};

export const DoSayHow: Story = {
  name: 'どう直すかまで書く',
  tags: ['do', '!dev'],
  args: {
    label: '電話番号',
    kind: 'tel',
    value: '0901234',
    error: '電話番号は、市外局番から10桁か11桁で入力してください。',
  },
};

export const DontSayWrong: Story = {
  name: '正しくないとだけ言わない',
  tags: ['dont', '!dev'],
  args: { label: '電話番号', kind: 'tel', value: '0901234', error: '不正な値です。' },
};

export const DoExampleInHint: Story = {
  name: '例は説明に書く',
  tags: ['do', '!dev'],
  args: { label: '番地', kind: 'street', hint: '例：海岸通1-2-3' },
};

export const DontExampleAsValue: Story = {
  name: '例を、入力した値のように入れておかない',
  tags: ['dont', '!dev'],
  args: { label: '番地', kind: 'street', value: '例：海岸通1-2-3' },
};
