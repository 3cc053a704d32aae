import { type Check, commentsOf, lineAt, type Problem, parse } from './project.ts';

const japanese =
  /[\u3000-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/g;

/** A comment may quote a few Japanese characters it explains. */
const quotable = 8;

const mayHoldJapanese = [
  /(^|\/)messages\.ts$/,
  /\.(test|stories|spec|docs)\.tsx?$/,
  /^(tests|docs|\.storybook)\//,
  /^packages\/(ui|app|app-core|admin)\/src\/testing\//,
  // A table of kanji and kana.
  /^packages\/api-client\/src\/nameForm\.ts$/,
  // What the pages of Storybook say, and the Markdown of them.
  /^scripts\/componentDocs\/(controls|keyboard|llms|markdown|texts)\.ts$/,
  /^packages\/server\/src\/db\/seed\//,
  // The demo club consists of texts and drawings.
  /^packages\/demo-club\/src\//,
];

/** User-visible texts are in messages.ts; everything for developers is in English. */
export const checkStrings: Check = (files) =>
  [...files].flatMap(([file, content]) => {
    if (!/\.(tsx?|mts|mjs|css)$/.test(file) || /\.gen\.ts$/.test(file)) return [];
    const inApp = /^packages\/(app|app-core|admin)\//.test(file);
    const isFree =
      mayHoldJapanese.some((place) => place.test(file)) && !(inApp && /messages\.ts$/.test(file));
    if (isFree || content.search(japanese) === -1) return [];

    const source = parse(file, content);
    const comments = commentsOf(source);
    const problems: Problem[] = [];
    const report = (position: number, rule: string, message: string) => {
      const line = lineAt(source, position);
      const isKnown = problems.some((problem) => problem.line === line && problem.rule === rule);
      if (!isKnown) problems.push({ file, line, rule, message });
    };

    for (const { pos, end } of comments) {
      const count = content.slice(pos, end).match(japanese)?.length ?? 0;
      if (count > quotable)
        report(
          pos,
          'comments-are-english',
          `A comment may quote up to ${quotable} Japanese characters; this one has ${count}. Everything developers read is English.`,
        );
    }
    for (const { index } of content.matchAll(japanese)) {
      if (comments.some(({ pos, end }) => index >= pos && index < end)) continue;
      report(
        index,
        'japanese-lives-in-messages',
        inApp
          ? 'The app has no texts. Pass data to a component of ui and put the text into its messages.ts.'
          : 'Move the text into the messages.ts beside this file (escape a character that is not a word: \\u3000).',
      );
    }
    return problems;
  });
