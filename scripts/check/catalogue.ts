import ts from 'typescript';
import { checkBarrels } from './barrels.ts';
import { checkComponentDocs } from './componentDocs.ts';
import { storyTitles } from './messages.ts';
import {
  type Check,
  exportsOf,
  type Files,
  lineCount,
  lineOf,
  type Problem,
  parse,
  walk,
} from './project.ts';

const ui = 'packages/ui/src';
const longestFile = 200;

type Folder = {
  path: string;
  name: string;
  /** Set for pieces only. */
  domain: string | undefined;
  files: Map<string, string>;
};

/** Every component has its complete file set, is exported, and has stories with the expected id and title. */
export const checkCatalogue: Check = (files) => [
  ...strayFiles(files),
  ...checkBarrels(files),
  ...checkComponentDocs(files),
  ...foldersOf(files).flatMap((folder) => [
    ...fileSetProblems(folder),
    ...exportProblems(folder),
    ...storyProblems(folder),
  ]),
];

export const kebabCase = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2').toLowerCase();

export function titleOf(name: string, domain: string | undefined): string {
  if (domain === undefined) return `${storyTitles.primitives}/${name}`;
  if (domain === 'shared') return `${storyTitles.shared}/${name}`;
  return `${storyTitles.pieces}/${storyTitles.domains[domain] ?? '?'}/${name}`;
}

const place = new RegExp(`^${ui}/(?:primitives|pieces/([^/]+))/([^/]+)/(.+)$`);

function foldersOf(files: Files): Folder[] {
  const folders = new Map<string, Folder>();
  for (const [path, content] of files) {
    const [, domain, name, file] = place.exec(path) ?? [];
    if (name === undefined || file === undefined) continue;
    const folder = path.slice(0, -file.length - 1);
    const component = folders.get(folder) ?? { path: folder, name, domain, files: new Map() };
    folders.set(folder, component);
    component.files.set(file, content);
  }
  return [...folders.values()];
}

function strayFiles(files: Files): Problem[] {
  return [...files.keys()]
    .filter((path) => new RegExp(`^${ui}/(primitives|pieces/[^/]+|pieces)/[^/]+$`).test(path))
    .filter((path) => path !== `${ui}/primitives/index.ts`)
    .map((file) => ({
      file,
      line: 1,
      rule: 'every-component-has-its-folder',
      message: 'This folder contains only component folders. Move the file into one of them.',
    }));
}

const isView = (file: string) => /^[A-Z]\w*\.tsx$/.test(file);
/** A hook, or a pure function extracted from a view or hook. */
const isHelper = (file: string) =>
  /^[a-z][A-Za-z0-9]*\.ts$/.test(file) && !['index.ts', 'internal.ts'].includes(file);

function fileSetProblems({ path, name, domain, files }: Folder): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, line: number, rule: string, message: string) =>
    problems.push({ file: `${path}/${file}`, line, rule, message });

  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    report('', 1, 'component-names', `"${name}" is not a component name. Write it as OrderRow.`);
  if (domain !== undefined && domain !== 'shared' && !(domain in storyTitles.domains))
    report(
      '',
      1,
      'known-domains',
      `"${domain}" is no domain yet. Give it its Japanese title in scripts/check/messages.ts.`,
    );

  for (const file of [`${name}.tsx`, `${name}.stories.tsx`, `${name}.docs.ts`])
    if (!files.has(file))
      report(
        file,
        1,
        'file-set',
        `It is missing. A component is ${name}.tsx, its .css.ts, .stories.tsx and .docs.ts.`,
      );
  if (!files.has(`${name}.css.ts`)) {
    const styled = [...files].find(([file, text]) => isView(file) && stylesItself(file, text));
    if (styled)
      report(
        `${name}.css.ts`,
        1,
        'file-set',
        `It is missing, though ${styled[0]} has a className of its own.`,
      );
  }

  for (const [file, content] of files) {
    const isExpected =
      [`${name}.css.ts`, `${name}.stories.tsx`, `${name}.docs.ts`].includes(file) ||
      (isView(file) && file.startsWith(name)) ||
      isHelper(file) ||
      /^\w+\.test\.tsx?$/.test(file);
    if (!isExpected)
      report(
        file,
        1,
        'file-set',
        `It belongs to no file set. Allowed besides the four: messages.ts, useX.ts, helpers in camelCase.ts, tests, and parts named ${name}Something.tsx.`,
      );
    const lines = lineCount(content);
    if (isView(file) && lines > longestFile)
      report(
        file,
        longestFile + 1,
        'views-are-short',
        `${lines} lines; a view has ${longestFile} at most. Split it into two components.`,
      );
    if (isHelper(file) && lines > longestFile)
      report(
        file,
        longestFile + 1,
        'hooks-are-short',
        `${lines} lines; a hook or helper has ${longestFile} at most. Split it.`,
      );
  }

  const view = files.get(`${name}.tsx`);
  if (domain === undefined && view !== undefined && !view.startsWith('// Engine: '))
    report(
      `${name}.tsx`,
      1,
      'engine-line',
      'The first line names the engine and why it costs least: "// Engine: native button."',
    );
  return problems;
}

/** Whether a className is defined in this folder; imported ones need no .css.ts here. */
function stylesItself(file: string, content: string): boolean {
  const source = parse(file, content);
  const borrowed = new Set<string>();
  let itself = false;
  walk(source, (node) => {
    if (
      ts.isImportSpecifier(node) &&
      !/^'\.\//.test(node.parent.parent.parent.moduleSpecifier.getText())
    )
      borrowed.add(node.name.text);
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'className') return;
    walk(node.initializer ?? node, (part) => {
      const isRoot =
        ts.isIdentifier(part) &&
        !(ts.isPropertyAccessExpression(part.parent) && part.parent.name === part);
      if ((isRoot && !borrowed.has(part.text)) || ts.isStringLiteral(part)) itself = true;
    });
  });
  return itself;
}

function exportProblems({ path, name, domain, files }: Folder): Problem[] {
  // A stateful piece is only usable together with its hook.
  const expected = [`${name}.tsx`, ...(domain === undefined ? [] : [`use${name}.ts`])];
  return expected.flatMap((file) => {
    const content = files.get(file);
    const [exportName = ''] = file.split('.');
    if (content === undefined || exportsOf(parse(file, content)).has(exportName)) return [];
    const message = `It does not export ${exportName}, by which it is known outside.`;
    return [{ file: `${path}/${file}`, line: 1, rule: 'every-component-is-exported', message }];
  });
}

type Story = { name: string; line: number; tags: string[]; plays: boolean };

function storyProblems({ path, name, domain, files }: Folder): Problem[] {
  const file = `${path}/${name}.stories.tsx`;
  const content = files.get(`${name}.stories.tsx`);
  if (content === undefined) return [];
  const source = parse(file, content);
  const { meta, stories } = readStories(source);
  const problems: Problem[] = [];
  const report = (line: number, rule: string, message: string) =>
    problems.push({ file, line, rule, message });

  if (!meta) {
    report(
      1,
      'story-address',
      'Begin with: const meta = { id, title, component } satisfies Meta<…>.',
    );
    return problems;
  }
  for (const [key, expected] of [
    ['id', kebabCase(name)],
    ['title', titleOf(name, domain)],
  ] as const) {
    const found = textOf(meta, key);
    if (found !== expected)
      report(
        lineOf(meta),
        'story-address',
        `${key} is ${found ? `"${found}"` : 'missing'}; it is '${expected}', so that people and links find it.`,
      );
  }

  const common = tagsOf(meta);
  const isPictured = (story: Story) =>
    !story.tags.includes('!visual') && [...common, ...story.tags].includes('visual');

  if (domain !== undefined && !stories.some(isPictured))
    report(
      lineOf(meta),
      'states-have-pictures',
      "Tag the states that need a picture: tags: ['visual'].",
    );
  if (!stories.some((story) => story.plays))
    report(
      lineOf(meta),
      'behaviour-is-played',
      'No story has a play: show in one what a user does, or reads, and expect the result.',
    );

  if (domain === undefined && offersVariants(files.get(`${name}.css.ts`) ?? '')) {
    const all = stories.find((story) => story.name === 'AllVariants');
    if (!all)
      report(
        1,
        'variants-have-pictures',
        'Its variants are public: render them in a story AllVariants with <Matrix recipe={…}>.',
      );
    else if (!isPictured(all))
      report(all.line, 'variants-have-pictures', "AllVariants has no picture: tags: ['visual'].");
  }
  return problems;
}

/**
 * Whether the recipe's variants are part of the props; internal recipes are covered by the component's
 * states.
 */
const offersVariants = (css: string) => css.includes('RecipeVariants');

function readStories(source: ts.SourceFile) {
  let meta: ts.ObjectLiteralExpression | undefined;
  const stories: Story[] = [];
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    for (const { name, initializer } of statement.declarationList.declarations) {
      const value = initializer && objectOf(initializer);
      if (!value || !ts.isIdentifier(name)) continue;
      if (isExported)
        stories.push({
          name: name.text,
          line: lineOf(statement),
          tags: tagsOf(value),
          plays: plays(value),
        });
      else if (name.text === 'meta') meta = value;
    }
  }
  return { meta, stories };
}

/** Whether a story has a play that does something. */
function plays(story: ts.ObjectLiteralExpression): boolean {
  return story.properties.some((property) => {
    if (property.name?.getText() !== 'play') return false;
    let isEmpty = false;
    ts.forEachChild(property, (child) => {
      const body = ts.isBlock(child) ? child : ts.isArrowFunction(child) ? child.body : undefined;
      if (body && ts.isBlock(body) && body.statements.length === 0) isEmpty = true;
    });
    return !isEmpty;
  });
}

function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function propertyOf(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === key)?.initializer;
}

function textOf(object: ts.ObjectLiteralExpression, key: string): string | undefined {
  const value = propertyOf(object, key);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

function tagsOf(object: ts.ObjectLiteralExpression): string[] {
  const value = propertyOf(object, 'tags');
  if (!value || !ts.isArrayLiteralExpression(value)) return [];
  return value.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
}
