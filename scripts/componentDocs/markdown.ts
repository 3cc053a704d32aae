// The page of a component and the guides as Markdown. Runs in the browser, too.
import type { ComponentDocs } from '@homestand/ui/guide';
import type { ComponentFacts, Described } from './describe.ts';
import type { KeyboardRow } from './keyboard.ts';
import { importOf, nativeProps, textsOf, withoutId } from './texts.ts';

export type ComponentPage = {
  name: string;
  docs: ComponentDocs;
  messages: Record<string, unknown>;
  facts: ComponentFacts;
  /** The source of a story. */
  example: string;
};

export type ComponentMarkdown = {
  title: string;
  /** What the component is for, without its props. */
  page: string;
  /** The props, and an example. */
  api: string;
};

export function componentMarkdown(component: ComponentPage): ComponentMarkdown {
  const { name, docs, messages, facts, example } = component;
  const described = facts.components;
  const texts = Object.entries(messages).flatMap(([key, message]) =>
    textsOf(key, message, docs.words ?? {}),
  );
  const page = [
    docs.purpose,
    fence('ts', importOf(Object.keys(described))),
    docs.search ? `ほかの呼び方：${docs.search.join('、')}` : '',
    section('使うとき', docs.use),
    section(
      '使わないとき',
      docs.avoid.map(({ when, instead }) => `${when} → ${instead}`),
    ),
    section(
      '各部の名前',
      docs.anatomy.map(({ part, note }) => `${part}：${note}`),
      '1.',
    ),
    ...Object.entries(docs.kinds ?? {}).map(([prop, values]) =>
      section(
        `種類（\`${prop}\`）`,
        Object.entries(values).map(([value, what]) => `\`${value}\`：${what}`),
      ),
    ),
    section(
      '文言',
      texts.map(([key, text]) => `\`${key}\`：${oneLine(text)}`),
    ),
    section('キーボードと読み上げ', facts.keyboard.map(keyboardLine)),
    section(
      '一緒に使う部品',
      Object.entries(docs.related).map(([other, what]) => `\`${other}\`：${what}`),
    ),
  ];
  const api = [
    '## プロパティ',
    propsOf(described[name], docs.props),
    ...Object.entries(docs.others ?? {}).flatMap(([other, { purpose, props }]) => [
      `### ${other}`,
      purpose,
      propsOf(described[other], props),
    ]),
    example === '' ? '' : `## コード\n\n${fence('tsx', example)}`,
  ];
  return { title: `${docs.name}（${name}）`, page: joined(page), api: joined(api) };
}

/** A whole page in a file of its own, or to paste. */
export const markdownFile = ({ title, page, api }: ComponentMarkdown) =>
  `# ${title}\n\n${joined([page, api])}\n`;

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

const section = (title: string, items: readonly string[], mark = '-') =>
  items.length === 0 ? '' : `## ${title}\n\n${items.map((item) => `${mark} ${item}`).join('\n')}`;

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function keyboardLine({ story, step, keys, focus, said }: KeyboardRow): string {
  const parts = [
    keys.map((key) => `\`${key}\``).join('、'),
    withoutId(step ?? story),
    focus.length > 0 ? `フォーカス：${focus.join('、')}` : '',
    ...said.map((text) => `読み上げ：${text}`),
  ];
  return parts.filter((part) => part !== '').join('／');
}

function propsOf(described: Described | undefined, sentences: ComponentDocs['props'] = {}): string {
  const { props = [], native } = described ?? {};
  const lines = props.map(({ name, type, isRequired, default: value }) => {
    const presence = isRequired ? '必須' : `既定 ${value === undefined ? 'なし' : `\`${value}\``}`;
    return `- \`${name}\`（${presence}）：\`${type}\`${sentences[name] ? `　${sentences[name]}` : ''}`;
  });
  if (native) lines.push(`- そのほか：${nativeProps(native)}`);
  return lines.length === 0 ? 'ありません。' : lines.join('\n');
}

/** The text of a guide: its lists, links and tables, without what only Storybook draws. */
export function guideMarkdown(mdx: string): string {
  return mdx
    .replace(/^import .*$/gm, '')
    .replace(/<table>.*?<\/table>/gs, tableMarkdown)
    .replace(/<Room name="(.*?)" text="(.*?)">/g, '## $1\n\n$2')
    .replace(/^ *<Guide [^>]*name="(.*?)" text="(.*?)" \/>/gm, '- $1：$2')
    .replace(/<[A-Z][^>]*>|<\/[A-Z]\w*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function tableMarkdown(html: string): string {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
      oneLine(cell.trim()).replace(/<\/?code>/g, '`'),
    ),
  );
  const [head = []] = rows;
  const lines = [head, head.map(() => '---'), ...rows.slice(1)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
