import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentMarkdown, guideMarkdown, markdownFile } from './markdown.ts';

const root = join(import.meta.dirname, '../..');

const button = componentMarkdown({
  name: 'Button',
  docs: {
    name: 'ボタン',
    search: ['押す', 'CTA'],
    purpose: '押すと、その場で何かを始めます。',
    use: ['注文するとき。'],
    avoid: [{ when: '文章の途中のリンク', instead: '`TextLink`' }],
    anatomy: [{ part: '面', note: '塗り、枠線、なし。' }],
    kinds: { emphasis: { strong: '塗り。' } },
    words: { left: [12] },
    related: { Spinner: '処理中のしるし' },
    props: { onClick: '押したときに呼ぶ。' },
  },
  messages: { pending: '送信中', note: '', left: (count: number) => `あと${count}件\n残り` },
  facts: {
    components: {
      Button: {
        props: [
          { name: 'tone', type: "'accent' | 'neutral'", isRequired: false, default: 'neutral' },
          { name: 'onClick', type: '() => void', isRequired: true, default: undefined },
        ],
        native: 'button props except className',
      },
    },
    keyboard: [
      {
        story: '操作',
        step: '[ORDER-03] 押す',
        keys: ['Tab', 'Enter'],
        focus: ['ボタン「購入する」'],
        said: ['ボタン「購入する」：処理中'],
      },
    ],
  },
  example: '<Button>送る</Button>',
});

test('[BOOK-02] the page of a component is written as Markdown', () => {
  expect(button.title).toBe('ボタン（Button）');
  expect(button.page).toBe(`押すと、その場で何かを始めます。

\`\`\`ts
import { Button } from '@homestand/ui';
\`\`\`

ほかの呼び方：押す、CTA

## 使うとき

- 注文するとき。

## 使わないとき

- 文章の途中のリンク → \`TextLink\`

## 各部の名前

1. 面：塗り、枠線、なし。

## 種類（\`emphasis\`）

- \`strong\`：塗り。

## 文言

- \`pending\`：送信中
- \`note\`：（空）
- \`left\`：あと12件 残り

## キーボードと読み上げ

- \`Tab\`、\`Enter\`／押す／フォーカス：ボタン「購入する」／読み上げ：ボタン「購入する」：処理中

## 一緒に使う部品

- \`Spinner\`：処理中のしるし`);
  expect(button.api).toBe(`## プロパティ

- \`tone\`（既定 \`neutral\`）：\`'accent' | 'neutral'\`
- \`onClick\`（必須）：\`() => void\`　押したときに呼ぶ。
- そのほか：\`<button>\` の属性。\`className\` を除く。

## コード

\`\`\`tsx
<Button>送る</Button>
\`\`\``);
});

test('[BOOK-02] a section that has nothing is left out', () => {
  const empty = componentMarkdown({
    name: 'Gap',
    docs: { name: '間', purpose: 'あける。', use: [], avoid: [], anatomy: [], related: {} },
    messages: {},
    facts: { components: { Gap: { props: [], native: undefined } }, keyboard: [] },
    example: '',
  });
  expect(markdownFile(empty)).toBe(
    "# 間（Gap）\n\nあける。\n\n```ts\nimport { Gap } from '@homestand/ui';\n```\n\n## プロパティ\n\nありません。\n",
  );
});

test('[BOOK-02] a guide is its text, with its tables', () => {
  const mdx = [
    "import { Meta } from '@storybook/addon-docs/blocks';",
    '<Meta title="ことば" />',
    '<GuidePage>',
    '# ことば',
    '',
    '短く書く。',
    '<Story of={Tokens.Colors} />',
    '<table>\n<thead><tr><th>書く</th></tr></thead>\n<tbody><tr><td>\n<code>あと</code>\n12文字</td></tr></tbody></table>',
    '</GuidePage>',
  ].join('\n');
  expect(guideMarkdown(mdx)).toBe('# ことば\n\n短く書く。\n\n| 書く |\n| --- |\n| `あと` 12文字 |');
});

test.each(globSync('docs/storybook/*.mdx', { cwd: root }))(
  '[BOOK-02] nothing of the markup of %s is left in its text',
  (file) => {
    const text = guideMarkdown(readFileSync(join(root, file), 'utf8'));
    const outsideOfCode = text.replace(/`[^`]*`/g, '');
    expect(outsideOfCode.match(/^import |<\/?[a-zA-Z][^>]*>|\{/gm)).toBeNull();
  },
);
