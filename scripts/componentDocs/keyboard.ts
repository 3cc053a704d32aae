import ts from 'typescript';
import { parse, walk } from '../check/project.ts';

/** What a play proves about keys, focus and what is read out. */
export type KeyboardRow = {
  /** The name of the story. */
  story: string;
  step: string | undefined;
  keys: string[];
  focus: string[];
  said: string[];
};

/** One row for each step, or for the play outside of steps, of every story that proves something of it. */
export function keyboardRows(file: string, content: string): KeyboardRow[] {
  const rows: KeyboardRow[] = [];
  for (const statement of parse(file, content).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isObjectLiteralExpression(initializer)) continue;
      const play = initializer.properties.find((property) => property.name?.getText() === 'play');
      const title = initializer.properties.find((property) => property.name?.getText() === 'name');
      if (!play || !ts.isIdentifier(name)) continue;
      const said = title && ts.isPropertyAssignment(title) ? literal(title.initializer) : undefined;
      rows.push(...rowsOf(play, said ?? name.text));
    }
  }
  return rows;
}

function rowsOf(play: ts.Node, story: string): KeyboardRow[] {
  const targets = new Map<string, ts.Expression>();
  walk(play, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      targets.set(node.name.text, node.initializer);
  });
  const empty = (step?: string): KeyboardRow => ({ story, step, keys: [], focus: [], said: [] });
  const rows = [empty()];
  const collect = (node: ts.Node, row: KeyboardRow) => {
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      if (node.expression.getText() === 'step' && first && second) {
        const inside = empty(literal(first));
        rows.push(inside);
        ts.forEachChild(second, (child) => collect(child, inside));
        return;
      }
      note(node, row, targets);
    }
    ts.forEachChild(node, (child) => collect(child, row));
  };
  collect(play, rows[0] ?? empty());
  return rows.filter(({ keys, focus, said }) => keys.length + focus.length + said.length > 0);
}

function note(call: ts.CallExpression, row: KeyboardRow, targets: Map<string, ts.Expression>) {
  if (!ts.isPropertyAccessExpression(call.expression)) return;
  const { expression: subject, name } = call.expression;
  const [first, second] = call.arguments;
  const add = (list: string[], text: string) => {
    if (!list.includes(text)) list.push(text);
  };
  if (name.text === 'tab') add(row.keys, first?.getText().includes('shift') ? 'Shift＋Tab' : 'Tab');
  if (name.text === 'keyboard') for (const key of keysOf(literal(first) ?? '')) add(row.keys, key);

  const isNegated = ts.isPropertyAccessExpression(subject) && subject.name.text === 'not';
  const expecting = isNegated ? subject.expression : subject;
  if (!ts.isCallExpression(expecting) || expecting.expression.getText() !== 'expect') return;
  const target = roleOf(expecting.arguments[0], targets);
  if (isNegated) return;
  if (name.text === 'toHaveFocus' && target) add(row.focus, target);
  const value = literal(second);
  const attribute = literal(first);
  const of = target ? `${target}：` : '';
  if (name.text === 'toHaveAttribute' && attribute?.startsWith('aria-'))
    add(
      row.said,
      `${of}${stateWords[`${attribute} ${value}`] ?? ''}${attribute}${value === undefined ? '' : `="${value}"`}`,
    );
  if (name.text === 'toHaveAccessibleDescription' && attribute)
    add(row.said, `${of}説明「${attribute}」`);
  if (name.text === 'toHaveAccessibleName' && attribute) add(row.said, `${of}名前「${attribute}」`);
}

/** 'button「送る」' for getByRole('button', { name: '送る' }), by itself or through a constant. */
function roleOf(
  node: ts.Expression | undefined,
  targets: Map<string, ts.Expression>,
): string | undefined {
  if (!node) return;
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node))
    return roleOf(node.expression, targets);
  if (ts.isIdentifier(node)) {
    const target = targets.get(node.text);
    return target && !ts.isIdentifier(target) ? roleOf(target, targets) : undefined;
  }
  if (!ts.isCallExpression(node)) return;
  const called = node.expression.getText();
  const [role, options] = node.arguments;
  if (!/(get|find)(All)?ByRole$/.test(called)) {
    // const field = () => canvas.getByRole(…)
    const target = ts.isIdentifier(node.expression) && targets.get(node.expression.text);
    return target && ts.isArrowFunction(target) && !ts.isBlock(target.body)
      ? roleOf(target.body, targets)
      : undefined;
  }
  const word = roleWords[literal(role) ?? ''] ?? literal(role);
  const named =
    options && ts.isObjectLiteralExpression(options)
      ? options.properties.find((property) => property.name?.getText() === 'name')
      : undefined;
  const name = named && ts.isPropertyAssignment(named) ? literal(named.initializer) : undefined;
  return name === undefined ? word : `${word}「${name}」`;
}

const roleWords: Record<string, string> = {
  button: 'ボタン',
  link: 'リンク',
  textbox: '入力欄',
  checkbox: 'チェックボックス',
  radio: 'ラジオボタン',
  radiogroup: '選択肢の組',
  switch: 'スイッチ',
  tab: 'タブ',
  tabpanel: 'タブの中身',
  dialog: 'ダイアログ',
  alertdialog: '確認のダイアログ',
  heading: '見出し',
  menu: 'メニュー',
  menuitem: 'メニューの項目',
  combobox: '選択欄',
  spinbutton: '数の入力欄',
  slider: 'つまみ',
  img: '画像',
  list: '一覧',
  listitem: '一覧の項目',
  group: '組',
  region: '領域',
  status: '知らせ',
  alert: '警告',
  progressbar: '進み具合',
};

const stateWords: Record<string, string> = {
  'aria-disabled true': '使用不可 ',
  'aria-busy true': '処理中 ',
  'aria-expanded true': '開いている ',
  'aria-expanded false': '閉じている ',
  'aria-pressed true': '押した状態 ',
  'aria-pressed false': '押していない状態 ',
  'aria-checked true': '入 ',
  'aria-checked false': '切 ',
  'aria-selected true': '選択中 ',
  'aria-selected false': '選択していない ',
  'aria-current page': '今のページ ',
  'aria-current step': '今の手順 ',
  'aria-invalid true': '入力の誤り ',
};

const keyWords: Record<string, string> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Control: 'Ctrl',
  Meta: '⌘',
};

/** The keys of user-event's notation: '{Control>}{Enter}{/Control}' is Ctrl＋Enter. */
function keysOf(text: string): string[] {
  const keys: string[] = [];
  const held: string[] = [];
  let typed = '';
  for (const [, braced, plain] of text.matchAll(/\{([^}]+)\}|([^{])/g)) {
    if (plain !== undefined && plain !== ' ') {
      typed += plain;
      continue;
    }
    const key = braced ?? plain ?? '';
    const [, name = key] = /^\/?([^>/]+)/.exec(key) ?? [];
    const word = keyWords[name] ?? name;
    if (key.startsWith('/')) held.pop();
    else if (key.endsWith('>')) held.push(word);
    else keys.push([...held, word].join('＋'));
  }
  return typed === '' ? keys : [...keys, `「${typed}」`];
}

function literal(node: ts.Node | undefined): string | undefined {
  if (!node) return;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'true';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'false';
  return;
}
