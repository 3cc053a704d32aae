import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button, RadioGroup, SearchField, TextArea } from '../../../primitives';
import { useShortcuts } from '../../../shortcuts';
import { menuMark, shortcutMark } from '../../../shortcuts/marks';
import {
  ShortcutsDialog,
  ShortcutsDialogSettings,
  type ShortcutsDialogSettingsProps,
} from './ShortcutsDialog';

const meta = {
  id: 'shortcuts-dialog',
  title: '画面の部品/共通/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    links: [
      ...(['today', 'pickups', 'orders', 'products', 'reports'] as const),
      ...(['desks', 'log', 'staff', 'account'] as const),
    ],
    settingsHref: '#account',
    onClose: fn(),
  },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべてのキー',
  tags: ['visual'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'キーの一覧' });
    const links = within(dialog).getByRole('region', { name: '画面を移る' });
    await expect(within(links).getAllByRole('term')).toHaveLength(9);
    await expect(within(links).getAllByRole('term')[2]).toHaveTextContent('GのあとO');
    await expect(within(dialog).getByRole('link')).toHaveAttribute('href', '#account');
    await userEvent.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

const onPlace = fn();
const onBack = fn();
const onMain = fn();
const onUndo = fn();
const onSave = fn();

/** A page of the office, with all that the keys find. */
function Page({ single }: { single: boolean }) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [note, setNote] = useState('');
  const [choice, setChoice] = useState('pass');
  useShortcuts({ single, onHelp: () => setOpen(true) });
  return (
    <main>
      <span {...shortcutMark.back}>
        <Button onClick={onBack}>戻る</Button>
      </span>
      <Button {...menuMark('orders')} onClick={onPlace}>
        注文
      </Button>
      <div {...shortcutMark.search}>
        <SearchField label="注文を探す" value={query} onValueChange={setQuery} />
      </div>
      <ul>
        {['1', '2', '3'].map((name) => (
          <li key={name} {...shortcutMark.row}>
            <a href={`#row-${name}`}>{name}行目</a>
          </li>
        ))}
      </ul>
      <div {...shortcutMark.choices}>
        <RadioGroup
          label="対応"
          items={[
            { value: 'pass', label: '通す' },
            { value: 'hide', label: '非表示にする' },
          ]}
          value={choice}
          onValueChange={setChoice}
        />
      </div>
      <TextArea label="メモ" value={note} onValueChange={setNote} />
      <Button {...shortcutMark.main} onClick={onMain}>
        保存する
      </Button>
      <Button {...shortcutMark.save} onClick={onSave}>
        商品を保存する
      </Button>
      <Button {...shortcutMark.undo} onClick={onUndo}>
        元に戻す
      </Button>
      <ShortcutsDialog
        open={open}
        links={['orders']}
        settingsHref="#account"
        onClose={() => setOpen(false)}
      />
    </main>
  );
}

const calls = () => [onPlace, onBack, onMain, onUndo].map((handler) => handler.mock.calls.length);
const clear = () => {
  for (const handler of [onPlace, onBack, onMain, onUndo]) handler.mockClear();
};

export const Keys: Story = {
  name: 'キーで操作する',
  tags: ['[STAFF-02]', '[ORDM-01]'],
  render: () => <Page single />,
  play: async ({ canvas, userEvent, step }) => {
    clear();
    const row = (name: string) => canvas.getByRole('link', { name: `${name}行目` });
    await step('J と K で行を移る', async () => {
      await userEvent.keyboard('j');
      await expect(row('1')).toHaveFocus();
      await userEvent.keyboard('jjj');
      await expect(row('3')).toHaveFocus();
      await userEvent.keyboard('k');
      await expect(row('2')).toHaveFocus();
    });
    await step('探す欄では文字になり、Esc で欄から出る', async () => {
      await userEvent.keyboard('/');
      const search = canvas.getByRole('searchbox');
      await expect(search).toHaveFocus();
      await userEvent.keyboard('jgo?2');
      await expect(search).toHaveValue('jgo?2');
      await userEvent.keyboard('{Escape}');
      await expect(search).not.toHaveFocus();
      await expect(search).toHaveValue('jgo?2');
      await expect(calls()).toEqual([0, 0, 0, 0]);
    });
    await step('変換中のキー、修飾キーとのキーは何もしない', async () => {
      await fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
      await fireEvent.keyDown(document.body, { key: 'j', keyCode: 229 });
      await fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
      await fireEvent.keyDown(document.body, { key: 'j', altKey: true });
      await fireEvent.keyDown(document.body, { key: 'J', shiftKey: true });
      await expect(document.body).toHaveFocus();
    });
    await step('数字で選び、Z で元に戻し、G のあとの文字で移る', async () => {
      await userEvent.keyboard('2');
      await expect(canvas.getByRole('radio', { name: '非表示にする' })).toBeChecked();
      await userEvent.keyboard('1');
      await expect(canvas.getByRole('radio', { name: '通す' })).toBeChecked();
      await userEvent.keyboard('zgo');
      await expect(calls()).toEqual([1, 0, 0, 1]);
      await userEvent.keyboard('o');
      await expect(calls()).toEqual([1, 0, 0, 1]);
    });
    await step('入力した文があれば、Esc では戻らない', async () => {
      const field = canvas.getByRole('textbox', { name: 'メモ' });
      await userEvent.type(field, '倉庫{Escape}');
      await userEvent.keyboard('{Escape}');
      await expect(calls()).toEqual([1, 0, 0, 1]);
      await userEvent.clear(field);
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(calls()).toEqual([1, 1, 0, 1]);
    });
    await step('Ctrl+Enter はおもなボタン、Ctrl+S は保存、? は一覧', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(calls()).toEqual([1, 1, 1, 1]);
      await userEvent.click(canvas.getByRole('textbox', { name: 'メモ' }));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(calls()).toEqual([1, 1, 2, 1]);
      onSave.mockClear();
      await userEvent.keyboard('{Control>}s{/Control}');
      await expect(onSave).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{Escape}?');
      await expect(await screen.findByRole('dialog', { name: 'キーの一覧' })).toBeVisible();
      await userEvent.keyboard('z');
      await expect(calls()).toEqual([1, 1, 2, 1]);
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Off: Story = {
  name: '文字のキーを止めた',
  render: () => <Page single={false} />,
  play: async ({ canvas, userEvent }) => {
    clear();
    await userEvent.keyboard('jz/?2go');
    await expect(document.body).toHaveFocus();
    await expect(calls()).toEqual([0, 0, 0, 0]);
    await expect(canvas.getByRole('radio', { name: '通す' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
    await expect(calls()).toEqual([0, 1, 1, 0]);
  },
};

const settings: ShortcutsDialogSettingsProps = {
  single: true,
  onSingleChange: fn(),
  onShowAll: fn(),
};

export const SettingsOn: Story = {
  name: '設定、文字のキーで操作する',
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => <ShortcutsDialogSettings {...settings} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '文字のキーで操作する' }));
    await expect(settings.onSingleChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'キーの一覧' }));
    await expect(settings.onShowAll).toHaveBeenCalled();
  },
};

export const SettingsOff: Story = {
  name: '設定、文字のキーを止めた',
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => <ShortcutsDialogSettings {...settings} single={false} />,
};
