// The manifests of a built Storybook as Markdown: llms.txt, and a file for each component and guide.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markdownFile } from './markdown.ts';

/** Written by .storybook/manifests.ts. */
type Component = {
  id: string;
  title: string;
  summary: string;
  description: string;
  apiDescription: string;
};
type Guide = { title: string; path: string; summary: string; content: string };

const about =
  '地元のクラブのファンクラブアプリと、そのデザインシステムです。画面に見えるものはすべて、ここに並ぶ部品でできています。';

export function writeLlms(built: string) {
  const read = <Entry>(name: string) =>
    // Written by Storybook, beside this file's reader.
    JSON.parse(readFileSync(join(built, 'manifests', `${name}.json`), 'utf8')) as Entry;
  const { components } = read<{ components: Record<string, Component> }>('components');
  const { docs } = read<{ docs: Record<string, Guide> }>('docs');
  mkdirSync(join(built, 'llms'), { recursive: true });
  const write = (name: string, title: string, summary: string, content: string) => {
    writeFileSync(join(built, 'llms', `${name}.md`), content);
    return `- [${title}](llms/${name}.md): ${summary}`;
  };
  const lines = [
    '# Homestand',
    `> ${about}`,
    '## 手引き',
    ...Object.values(docs).map(({ title, path, summary, content }) =>
      write(basename(path, '.mdx'), title, summary, `${content}\n`),
    ),
    '## 部品',
    ...Object.values(components).map(({ id, title, summary, description, apiDescription }) =>
      write(id, title, summary, markdownFile({ title, page: description, api: apiDescription })),
    ),
  ];
  const text = lines.map((line) => (line.startsWith('-') ? `${line}\n` : `\n${line}\n\n`));
  writeFileSync(join(built, 'llms.txt'), text.join('').trimStart());
}
