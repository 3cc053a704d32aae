import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button, Form } from '../../../primitives';
import { sakura } from '../../../testing';
import { PersonFields, PersonFieldsSkeleton } from './PersonFields';
import { PersonFieldsAddress } from './PersonFieldsAddress';
import { nobody } from './person';
import { usePersonForm } from './usePersonForm';
import type { PostalPlace } from './usePostalFill';

const hamano = { prefecture: '神奈川県', city: '横浜市中区' };

const places: Record<string, PostalPlace[]> = {
  '2310002': [{ ...hamano, town: '海岸通' }],
  '2310023': [{ ...hamano, town: '山下町' }],
  '0640930': [
    { prefecture: '北海道', city: '札幌市中央区', town: '南三十条西' },
    { prefecture: '北海道', city: '札幌市中央区', town: '北ノ沢' },
  ],
};

const find = fn(async (code: string): Promise<PostalPlace[]> => places[code] ?? []);
const send = fn();

const meta = {
  id: 'person-fields',
  title: '共用の部品/PersonFields',
  component: PersonFields,
  args: { values: nobody, errors: {}, onChange: fn(), onLeave: fn() },
  render: function Live({ values: start }) {
    const [values, setValues] = useState(start);
    const form = usePersonForm({
      values,
      address: true,
      onChange: (patch) => setValues((before) => ({ ...before, ...patch })),
      onPostalCode: find,
    });
    return (
      <Form label="お届け先" onSubmit={() => form.check() && send(values)}>
        <PersonFields {...form.bind} />
        <PersonFieldsAddress {...form.bind} />
        <Button type="submit" tone="accent" fullWidth>
          保存する
        </Button>
      </Form>
    );
  },
  beforeEach: () => {
    find.mockClear();
    send.mockClear();
  },
} satisfies Meta<typeof PersonFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: '欄ごとに、ふさわしいキーボードと自動入力がある',
  tags: ['visual', '[CHK-02]'],
  play: async ({ canvas }) => {
    const tokens = [
      ['お名前', 'name', 'text', ''],
      ['フリガナ', 'off', 'text', ''],
      ['メールアドレス', 'email', 'email', 'email'],
      ['電話番号', 'tel-national', 'tel', 'tel'],
      ['郵便番号', 'postal-code', 'text', 'numeric'],
      ['都道府県', 'address-level1', 'select-one', ''],
      ['市区町村', 'address-level2', 'text', ''],
      ['番地', 'address-line1', 'text', ''],
      ['建物名・部屋番号', 'address-line2', 'text', ''],
    ] as const;
    for (const [label, autocomplete, type, inputMode] of tokens) {
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await expect(field).toHaveProperty('type', type);
      await expect(field.inputMode).toBe(inputMode);
      await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
    }
    await expect(canvas.getByLabelText('メールアドレス')).toHaveAttribute('autocapitalize', 'none');
    await expect(canvas.getAllByText('必須')).toHaveLength(7);
    await expect(canvas.getAllByText('任意')).toHaveLength(2);
    await expect(canvas.getAllByRole('option')).toHaveLength(48);
  },
};

export const Filled: Story = { name: '入力済み', tags: ['visual'], args: { values: sakura } };

export const Errors: Story = {
  name: '誤りは、離れたあとか送ったあとに、その欄で伝える',
  tags: ['visual', '[CHK-02]', '[LOC-02]'],
  play: async ({ canvas, userEvent, step }) => {
    const email = canvas.getByLabelText('メールアドレス');
    const phone = canvas.getByLabelText('電話番号');
    const submit = canvas.getByRole('button', { name: '保存する' });

    const postalHelp = '郵便番号を入力すると、住所が自動で入ります。';
    await step('初めて入力している間と、通り過ぎただけの欄は、何も言わない', async () => {
      await expect(canvas.getByText(postalHelp)).toBeVisible();
      await userEvent.click(canvas.getByLabelText('お名前'));
      await userEvent.click(email);
      await userEvent.type(email, 'sakura@');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(canvas.getByLabelText('お名前')).toBeValid();
    });
    await step('離れると伝え、直るとすぐ消える', async () => {
      await userEvent.click(phone);
      await expect(email).toHaveAccessibleDescription('正しいメールアドレスを入力してください');
      await userEvent.type(email, 'example.jp');
      await expect(email).not.toHaveAttribute('aria-invalid');
    });
    await step('直したあとの書き直しも、離れるまで待つ', async () => {
      await userEvent.type(email, '.');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await userEvent.type(email, '{Backspace}');
    });
    await step('送ると、足りない欄すべてに出て、最初の欄に移る', async () => {
      await userEvent.type(phone, '090');
      await userEvent.click(submit);
      await expect(canvas.getByLabelText('お名前')).toHaveFocus();
      await expect(canvas.getAllByText('必須項目です')).toHaveLength(5);
      await expect(phone).toHaveAccessibleDescription('正しい電話番号を入力してください');
      await expect(canvas.getByLabelText('建物名・部屋番号')).toBeValid();
      await expect(canvas.queryByText(postalHelp)).toBeNull();
      await expect(send).not.toHaveBeenCalled();
    });
  },
};

export const Kana: Story = {
  name: 'フリガナは、ひらがなでも半角でも全角カタカナになる',
  tags: ['[NAME-01]'],
  args: { values: { ...sakura, kana: '' } },
  play: async ({ canvas, userEvent, step }) => {
    const kana = canvas.getByLabelText('フリガナ');
    await step('ほかの文字は残り、その欄で伝える', async () => {
      await userEvent.type(kana, '浜野さくら');
      await userEvent.tab();
      await expect(kana).toHaveValue('浜野サクラ');
      await expect(kana).toHaveAccessibleDescription(/カタカナで入力してください/);
      await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
      await expect(kana).toHaveFocus();
      await expect(send).not.toHaveBeenCalled();
    });
    await step('直すと送れる', async () => {
      await userEvent.clear(kana);
      await userEvent.paste('はまの　ｻｸﾗ');
      await expect(kana).toHaveValue('ハマノ サクラ');
      await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
      await expect(send).toHaveBeenCalledWith(sakura);
    });
  },
};

export const PostalCode: Story = {
  name: '郵便番号から住所が入り、元に戻せる',
  tags: ['visual', '[LOC-02]'],
  play: async ({ canvas, userEvent, step }) => {
    const code = canvas.getByLabelText('郵便番号');
    const prefecture = canvas.getByLabelText('都道府県');
    const city = canvas.getByLabelText('市区町村');
    const street = canvas.getByLabelText('番地');
    const status = canvas.getByRole('status');

    await step('全角とハイフンでも7桁で調べ、空いた欄に入れて、何を入れたか言う', async () => {
      const below = prefecture.getBoundingClientRect().top;
      await userEvent.click(code);
      await userEvent.paste('〒２３１ー０００２');
      await waitFor(() =>
        expect(status).toHaveTextContent('神奈川県横浜市中区海岸通を入れました。'),
      );
      await expect(code).toHaveValue('2310002');
      await expect(prefecture).toHaveValue('神奈川県');
      await expect(city).toHaveValue('横浜市中区');
      await expect(street).toHaveValue('海岸通');
      await expect(prefecture.getBoundingClientRect().top).toBe(below);
      await expect(code).toHaveFocus();
    });
    await step('町名だけでは届かないと伝える', async () => {
      await userEvent.click(street);
      await userEvent.tab();
      await expect(street).toHaveAccessibleDescription(/番地まで入力してください/);
    });
    await step('元に戻し、もう一度入れる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
      await expect(city).toHaveValue('');
      await expect(prefecture).toHaveValue('');
      await expect(canvas.getByRole('button', { name: 'もう一度入れる' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度入れる' }));
      await expect(city).toHaveValue('横浜市中区');
    });
    await step('番号を直すと、入れた住所だけが変わり、手で書いたものは残る', async () => {
      await userEvent.type(street, '1-2-3');
      await userEvent.clear(code);
      await userEvent.type(code, '0640930');
      await waitFor(() => expect(prefecture).toHaveValue('北海道'));
      await expect(street).toHaveValue('海岸通1-2-3');
    });
  },
};

export const SeveralTowns: Story = {
  name: 'いくつもの町があれば選べる',
  tags: ['visual', '[LOC-02]'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('郵便番号'), '0640930');
    const towns = await canvas.findByLabelText('町名');
    await expect(canvas.getByRole('status')).toHaveTextContent('町名を選んでください');
    await expect(canvas.getByLabelText('市区町村')).toHaveValue('札幌市中央区');
    await expect(canvas.getByLabelText('番地')).toHaveValue('');
    await expect(within(towns).getAllByRole('option')).toHaveLength(3);
    await userEvent.selectOptions(towns, '北ノ沢');
    await expect(canvas.getByLabelText('番地')).toHaveValue('北ノ沢');
    await userEvent.selectOptions(towns, '南三十条西');
    await expect(canvas.getByLabelText('番地')).toHaveValue('南三十条西');
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(canvas.getByLabelText('市区町村')).toHaveValue('');
    await expect(canvas.getByLabelText('番地')).toHaveValue('');
  },
};

export const Untouched: Story = {
  name: '入力済みの住所は、郵便番号で書き換えない',
  tags: ['[LOC-02]'],
  args: { values: { ...sakura, building: '' } },
  play: async ({ canvas, userEvent, step }) => {
    const code = canvas.getByLabelText('郵便番号');
    await step('番号を写しただけでは、何も起きない', async () => {
      await userEvent.tripleClick(code);
      await userEvent.keyboard('{Control>}c{/Control}');
      await userEvent.tab();
      await expect(find).not.toHaveBeenCalled();
    });
    await step('番号を変えても、書いてある住所はそのまま', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '2310023');
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('入力済みの住所は、そのままです。'),
      );
      await expect(canvas.getByLabelText('番地')).toHaveValue('海岸通1-2-3');
      await expect(canvas.queryByRole('button', { name: '元に戻す' })).toBeNull();
    });
  },
};

export const Unknown: Story = {
  name: '住所の分からない番号でも、つながらなくても、送れる',
  tags: ['[LOC-02]'],
  args: { values: { ...sakura, postalCode: '' } },
  play: async ({ canvas, userEvent, step }) => {
    const code = canvas.getByLabelText('郵便番号');
    const status = canvas.getByRole('status');
    await step('知らない番号', async () => {
      await userEvent.type(code, '1008799');
      await waitFor(() => expect(status).toHaveTextContent('この番号の住所は見つかりません。'));
      await expect(code).toBeValid();
    });
    await step('つながらない', async () => {
      find.mockRejectedValueOnce(new Error('offline'));
      await userEvent.clear(code);
      await userEvent.type(code, '2310002');
      await waitFor(() => expect(status).toHaveTextContent('いまは住所を調べられません。'));
      await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
      await expect(send).toHaveBeenCalledWith({ ...sakura, postalCode: '2310002' });
    });
  },
};

export const Late: Story = {
  name: '遅れて来た住所は、その間に書いたものを消さない',
  tags: ['[LOC-02]'],
  play: async ({ canvas, userEvent }) => {
    let respond = (_places: PostalPlace[]) => {};
    find.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    await userEvent.type(canvas.getByLabelText('郵便番号'), '2310002');
    await expect(canvas.getByRole('status')).toHaveTextContent('住所を調べています');
    await userEvent.type(canvas.getByLabelText('市区町村'), '横浜市');
    respond(places['2310002'] ?? []);
    await waitFor(() => expect(canvas.getByLabelText('都道府県')).toHaveValue('神奈川県'));
    await expect(canvas.getByLabelText('市区町村')).toHaveValue('横浜市');
    await expect(canvas.getByRole('status')).toHaveTextContent('神奈川県海岸通を入れました。');
  },
};

export const Autofill: Story = {
  name: 'ブラウザの自動入力が、いちどに入れた値もそろう',
  tags: ['[CHK-02]'],
  play: async ({ canvas, userEvent }) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const choose = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
    const labels = {
      name: 'お名前',
      kana: 'フリガナ',
      email: 'メールアドレス',
      phone: '電話番号',
      postalCode: '郵便番号',
      prefecture: '都道府県',
      city: '市区町村',
      street: '番地',
      building: '建物名・部屋番号',
    } as const;
    for (const [field, label] of Object.entries(labels)) {
      const element = canvas.getByLabelText(label);
      const value = field === 'postalCode' ? '231-0002' : sakura[field as keyof typeof labels];
      if (element instanceof HTMLSelectElement) choose?.call(element, value);
      else write?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('入力済みの住所は、そのままです。'),
    );
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(send).toHaveBeenCalledWith(sakura);
  },
};

export const Loading: Story = {
  name: '読み込み中',
  tags: ['visual'],
  render: () => <PersonFieldsSkeleton address />,
};
