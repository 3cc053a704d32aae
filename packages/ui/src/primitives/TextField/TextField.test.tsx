import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { normalizeDigits } from '../../format';
import { groupCardNumber } from '../../format/internal';
import { TextField, type TextFieldProps } from './TextField';

type Owner = (text: string) => string;

const owners: [string, Owner][] = [
  ['an owner that stores the text unchanged', (text) => text],
  ['an owner that normalises on each change', normalizeDigits],
  [
    'an owner that adds hyphens on each change',
    (text) => normalizeDigits(text).replace(/^(\d{3})(?=\d)/, '$1-'),
  ],
];

type HarnessProps = Partial<TextFieldProps> & { owner?: Owner; onSeen?: (text: string) => void };

let rerender = () => {};

function Harness({ owner = (text) => text, onSeen, value: initial = '', ...props }: HarnessProps) {
  const [value, setValue] = useState(initial);
  const [renders, setRenders] = useState(0);
  rerender = () => flushSync(() => setRenders((count) => count + 1));
  return (
    <div data-renders={renders}>
      <TextField
        label="電話番号"
        kind="tel"
        {...props}
        value={value}
        onValueChange={(next) => {
          onSeen?.(next);
          setValue(owner(next));
        }}
      />
      <output>{value}</output>
    </div>
  );
}

// The provider adds `send`; its types belong to the workspace root and not to this package.
const browser = () =>
  cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };

const box = () => page.getByRole('textbox').element() as HTMLInputElement;
const owned = () => document.querySelector('output')?.textContent;

/** Simulates an IME: like a real one it replaces its own range of the field's text. */
function inputMethod(element: HTMLInputElement, between = () => {}) {
  const start = element.selectionStart ?? 0;
  let shown = '';
  const fire = (event: Event) => {
    element.dispatchEvent(event);
    between();
  };
  const composition = (type: string, data: string) =>
    fire(new CompositionEvent(type, { bubbles: true, data }));
  const input = (inputType: string, data: string, isComposing = true) =>
    fire(new InputEvent('input', { bubbles: true, inputType, data, isComposing }));
  const write = (text: string) => {
    element.setRangeText(text, start, start + shown.length, 'end');
    shown = text;
  };
  const key = (type: string, init: KeyboardEventInit) =>
    fire(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
  return {
    start() {
      key('keydown', { key: 'Process', keyCode: 229 });
      composition('compositionstart', '');
    },
    update(text: string) {
      composition('compositionupdate', text);
      write(text);
      input('insertCompositionText', text);
      key('keyup', { key: '0' });
    },
    endLikeChrome() {
      key('keydown', { key: 'Enter', keyCode: 229, isComposing: true });
      composition('compositionupdate', shown);
      input('insertCompositionText', shown);
      composition('compositionend', shown);
      key('keyup', { key: 'Enter' });
    },
    endLikeSafari() {
      const text = shown;
      write('');
      input('deleteCompositionText', '');
      write(text);
      input('insertFromComposition', text);
      composition('compositionend', text);
      key('keydown', { key: 'Enter', keyCode: 229 });
      key('keyup', { key: 'Enter' });
    },
    endLikeFirefox() {
      key('keydown', { key: 'Process', keyCode: 229, isComposing: true });
      composition('compositionend', shown);
      input('insertCompositionText', shown, false);
      key('keyup', { key: 'Enter' });
    },
    cancel() {
      key('keydown', { key: 'Escape', keyCode: 229, isComposing: true });
      composition('compositionupdate', '');
      write('');
      input('insertCompositionText', '');
      composition('compositionend', '');
    },
    cancelWithoutInput() {
      write('');
      composition('compositionend', '');
    },
  };
}

const orders = ['endLikeChrome', 'endLikeSafari', 'endLikeFirefox'] as const;
const paces: [string, () => void][] = [
  ['in one tick', () => {}],
  ['with a render between any two events', () => rerender()],
];

describe.each(owners)('a conversion with %s', (_name, owner) => {
  describe.each(paces)('%s', (_pace, between) => {
    test.each(orders)('%s: ０９０ is never repeated, dropped or changed meanwhile', async (end) => {
      await render(<Harness owner={owner} />);
      box().focus();
      const ime = inputMethod(box(), between);
      ime.start();
      for (const text of ['０', '０９', '０９０']) {
        ime.update(text);
        expect(box().value).toBe(text);
      }
      ime[end]();
      await expect.element(page.getByRole('textbox')).toHaveValue('090');
      expect(owned()).toBe('090');

      const second = inputMethod(box(), between);
      second.start();
      second.update('１');
      second.update('１２');
      expect(normalizeDigits(box().value)).toBe('09012');
      second[end]();
      await vi.waitFor(() => expect(normalizeDigits(box().value)).toBe('09012'));
      expect(owned()).toBe(box().value);
    });
  });
});

describe('a conversion that ends irregularly', () => {
  test.each(['cancel', 'cancelWithoutInput'] as const)(
    '%s: the previous text is restored',
    async (end) => {
      await render(<Harness value="090" />);
      box().focus();
      box().setSelectionRange(3, 3);
      const ime = inputMethod(box());
      ime.start();
      ime.update('１');
      ime.update('１２');
      ime[end]();
      await expect.element(page.getByRole('textbox')).toHaveValue('090');
      expect(owned()).toBe('090');
    },
  );

  test('blur ends the conversion: the text is normalised, a late end is ignored', async () => {
    const onSeen = vi.fn();
    const onBlur = vi.fn();
    await render(<Harness onSeen={onSeen} onBlur={onBlur} />);
    box().focus();
    const ime = inputMethod(box());
    ime.start();
    ime.update('０９');
    box().blur();
    await expect.element(page.getByRole('textbox')).toHaveValue('09');
    expect(onBlur).toHaveBeenCalledOnce();
    expect(onSeen.mock.lastCall).toEqual(['09']);
    const calls = onSeen.mock.calls.length;
    box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '０９' }));
    expect(onSeen).toHaveBeenCalledTimes(calls);
    expect(owned()).toBe('09');
  });

  test('a composition without compositionstart is not disturbed', async () => {
    await render(<Harness />);
    box().focus();
    box().setRangeText('０', 0, 0, 'end');
    box().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: '０' }));
    expect(box().value).toBe('０');
    box().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '０' }));
    await expect.element(page.getByRole('textbox')).toHaveValue('0');
  });
});

describe("with Chromium's own input method", () => {
  const compose = (text: string) =>
    browser().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  const commit = (text: string) => browser().send('Input.insertText', { text });

  test.each(owners)('%s', async (_name, owner) => {
    await render(<Harness owner={owner} />);
    await userEvent.click(page.getByRole('textbox'));
    for (const text of ['０', '０９', '０９０']) {
      await compose(text);
      expect(box().value).toBe(text);
    }
    await commit('０９０');
    await expect.element(page.getByRole('textbox')).toHaveValue('090');
    await commit('－');
    await commit('９');
    await vi.waitFor(() => expect(normalizeDigits(box().value)).toBe('0909'));
    expect(owned()).toBe(box().value);
  });

  test('the caret stays at the inserted text', async () => {
    await render(<Harness value="0901234" />);
    await userEvent.click(page.getByRole('textbox'));
    box().setSelectionRange(3, 3);
    await compose('５');
    await compose('５－６');
    await commit('５－６');
    await expect.element(page.getByRole('textbox')).toHaveValue('090561234');
    expect(box().selectionStart).toBe(5);

    await commit('－');
    expect(box().value).toBe('090561234');
    expect(box().selectionStart).toBe(5);
  });

  test('a composition that was emptied leaves the text unchanged', async () => {
    await render(<Harness value="090" />);
    await userEvent.click(page.getByRole('textbox'));
    box().setSelectionRange(1, 1);
    await compose('あ');
    await compose('');
    await userEvent.tab();
    await expect.element(page.getByRole('textbox')).toHaveValue('090');
    expect(owned()).toBe('090');
  });

  test('leaving the field during a conversion keeps the text', async () => {
    await render(<Harness />);
    await userEvent.click(page.getByRole('textbox'));
    await compose('０９');
    await userEvent.tab();
    await expect.element(page.getByRole('textbox')).toHaveValue('09');
    expect(owned()).toBe('09');
  });

  test('undo keeps field and owner in sync', async () => {
    await render(<Harness />);
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('090');
    await compose('１２');
    await commit('１２');
    await userEvent.keyboard('3{Control>}z{/Control}');
    await vi.waitFor(() => expect(owned()).toBe(box().value));
    await userEvent.keyboard('{Control>}zzz{/Control}4');
    await vi.waitFor(() => expect(owned()).toBe(box().value));
    expect(box().value).toMatch(/^\d*4$/);
  });
});

describe('length', () => {
  const paste = (text: string) => browser().send('Input.insertText', { text });

  test.each([
    ['tel', '０９０-１２３４-５６７８', '09012345678'],
    ['tel', '+81 90-1234-5678', '09012345678'],
    ['tel', '+81 (0)90-1234-5678', '09012345678'],
    ['postalCode', '〒１２３ー４５６７', '1234567'],
    ['cardNumber', '４２４２－４２４２－４２４２－４２４２', '4242 4242 4242 4242'],
    ['number', '3.0e2', '3.0e2'],
    ['kana', 'はまの　ｻｸﾗ', 'ハマノ サクラ'],
    ['kana', '浜野 さくら', '浜野 サクラ'],
  ] as const)('a paste into %s of %s is not cut: %s', async (kind, text, value) => {
    await render(<Harness kind={kind} />);
    await userEvent.click(page.getByRole('textbox'));
    await paste(text);
    await expect.element(page.getByRole('textbox')).toHaveValue(value);
    expect(owned()).toBe(value);
  });

  test('a full field accepts no more input and keeps its text', async () => {
    await render(<Harness value="09012345678" />);
    await userEvent.click(page.getByRole('textbox'));
    box().setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    expect(box().value).toBe('09012345678');
    expect(box().selectionStart).toBe(3);
  });

  test('a paste in the middle is cut at the end of the insertion', async () => {
    await render(<Harness kind="text" value="あいう" maxLength={5} />);
    await userEvent.click(page.getByRole('textbox'));
    box().setSelectionRange(1, 1);
    await paste('👨‍👩‍👧‍👦が🇯🇵');
    expect(box().value).toBe('あ👨‍👩‍👧‍👦がいう');
    expect(box().selectionStart).toBe('あ👨‍👩‍👧‍👦が'.length);
  });

  test('a conversion may exceed the length until it ends', async () => {
    await render(<Harness kind="text" maxLength={2} />);
    box().focus();
    const ime = inputMethod(box());
    ime.start();
    ime.update('はまの');
    expect(box().value).toBe('はまの');
    ime.update('浜野');
    ime.endLikeChrome();
    await expect.element(page.getByRole('textbox')).toHaveValue('浜野');
  });

  test('a text that was too long from the start is not cut by editing it', async () => {
    await render(<Harness kind="text" value="あいうえお" maxLength={3} />);
    await userEvent.click(page.getByRole('textbox'));
    box().setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}');
    expect(box().value).toBe('あうえお');
  });

  test('digits typed into the middle of a card number are regrouped around the caret', async () => {
    await render(<Harness kind="cardNumber" value="4242 4242" owner={groupCardNumber} />);
    await userEvent.click(page.getByRole('textbox'));
    box().setSelectionRange(2, 2);
    await userEvent.keyboard('99');
    expect(box().value).toBe('4299 4242 42');
    expect(box().selectionStart).toBe(4);
  });
});

const fieldNames = { email: 'メール', tel: '電話', postalCode: '郵便番号' } as const;
const filled = {
  email: 'ｓａｋｕｒａ@example.jp',
  tel: '０９０-1234-5678',
  postalCode: '231-0002',
};
const formKinds = ['email', 'tel', 'postalCode'] as const;

function Form({ onSubmit }: { onSubmit: (values: Record<string, string>) => void }) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(values);
      }}
    >
      {formKinds.map((kind) => (
        <TextField
          key={kind}
          kind={kind}
          name={kind}
          label={fieldNames[kind]}
          value={values[kind] ?? ''}
          onValueChange={(value) => setValues((before) => ({ ...before, [kind]: value }))}
        />
      ))}
      <button type="submit">送信</button>
    </form>
  );
}

describe('autofill', () => {
  test('an initial value is normalised on blur', async () => {
    await render(<Harness value="０９０－１２３４" />);
    expect(box().value).toBe('０９０－１２３４');
    box().focus();
    box().blur();
    await vi.waitFor(() => expect(owned()).toBe('0901234'));
  });

  test('a disabled field is not changed on blur', async () => {
    const onSeen = vi.fn();
    await render(<Harness value="090-1234" disabled onSeen={onSeen} />);
    box().focus();
    box().blur();
    expect(onSeen).not.toHaveBeenCalled();
    expect(box().value).toBe('090-1234');
  });

  test.each([['input'], ['change']])(
    'several fields in one tick, without focus, by %s events',
    async (type) => {
      const onSubmit = vi.fn();
      await render(<Form onSubmit={onSubmit} />);
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const kind of formKinds) {
        const element = document.querySelector(`input[name=${kind}]`);
        setValue?.call(element, filled[kind]);
        element?.dispatchEvent(new Event(type, { bubbles: true }));
      }
      expect(document.activeElement).toBe(document.body);
      await page.getByRole('button').click();
      expect(onSubmit.mock.lastCall).toEqual([
        { email: 'sakura@example.jp', tel: '09012345678', postalCode: '2310002' },
      ]);
    },
  );

  test('a value set without an event is detected on blur', async () => {
    await render(<Harness />);
    box().focus();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(box(), '090-1234');
    box().blur();
    await vi.waitFor(() => expect(owned()).toBe('0901234'));
    expect(box().value).toBe('0901234');
  });
});
