import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Problem } from './project.ts';

const folders = ['.', 'docs', 'docs/decisions', 'docs/operators'];
/** Excludes build output. */
const places = /^(packages|scripts|tests|docs|\.storybook)\/(?!.*\/dist$)/;
/** Markdown and HTML, such as [text](docs/flows.md#anchor) and srcset="docs/images/top.webp". */
const links = /\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g;
const bothReadmes = ['README.md', 'README.ja.md'] as const;

/** File names and links on documentation pages must lead to something in the repository. */
export function checkNamedFiles(root: string): Problem[] {
  return [
    ...folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder))
          .filter((name) => name.endsWith('.md'))
          .flatMap((name) => problemsIn(root, normalize(join(folder, name)))),
      ),
    ...differencesOfReadmes(root),
  ];
}

function problemsIn(root: string, file: string): Problem[] {
  const problems: Problem[] = [];
  for (const [index, text] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const report = (message: string) =>
      problems.push({ file, line: index + 1, rule: 'named-files-exist', message });
    for (const [, path = ''] of text.matchAll(/`([\w./-]+)`/g))
      if (places.test(path) && !existsSync(join(root, path)))
        report(`There is no ${path}. Name the current file.`);
    for (const [, markdown, html] of text.matchAll(links)) {
      const [path = '', anchor] = (markdown ?? html ?? '').split('#');
      if (/^\w+:/.test(path)) continue;
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (!existsSync(join(root, target))) report(`There is no ${target}. Link the current file.`);
      else if (anchor !== undefined && !anchorsOf(root, target).has(anchor))
        report(`${target} has no heading #${anchor}.`);
    }
  }
  return problems;
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(root: string, file: string): Set<string> {
  const headings = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

/** Both READMEs name the same commands and pictures and have as many headings, so that neither falls behind. */
function differencesOfReadmes(root: string): Problem[] {
  const [english, japanese] = bothReadmes.map((file) => {
    const path = join(root, file);
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'utf8');
    const named = text.matchAll(/npm (?:start|test|run [\w:-]+)|docs\/images\/[\w.-]+/g);
    const headings = Array.from(text.matchAll(/^## /gm), (_, index) => `heading ${index + 1}`);
    return [...new Set(Array.from(named, ([name]) => name)), ...headings];
  });
  const missing = (from: string[] = [], other: string[] = []) =>
    from.filter((name) => !other.includes(name));
  const problemsOf = (file: string, other: string, names: string[]) =>
    names.map((name) => ({
      file,
      line: 1,
      rule: 'readmes-agree',
      message: `${other} has "${name}", which is missing here.`,
    }));
  const [first, second] = bothReadmes;
  return [
    ...problemsOf(second, first, missing(english, japanese)),
    ...problemsOf(first, second, missing(japanese, english)),
  ];
}
