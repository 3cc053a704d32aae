import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Input of a check: content by path from the root, with forward slashes. Tests create it by hand. */
export type Files = ReadonlyMap<string, string>;

/** One violation: file, line, rule and advice. */
export type Problem = { file: string; line: number; rule: string; message: string };

export type Check = (files: Files) => Problem[];

const passedOver =
  /^(node_modules|dist|storybook-static|test-results|\.git|\.cache)$|\.local$|^baseline$/;
const readable = /\.(tsx?|mts|mjs|json|ya?ml|mdx?|css|html|snap)$/;

export function readProject(root: string): Files {
  const files = new Map<string, string>();
  visit('');
  return files;

  function visit(folder: string) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (passedOver.test(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (readable.test(entry.name) && entry.name !== 'pnpm-lock.yaml')
        files.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
}

export const isTestOrStory = (path: string) => /\.(test|stories|spec|docs)\.tsx?$/.test(path);

/** Shipped source: no stories, tests or generated files. */
export function productSource(files: Files, folder: string): [string, string][] {
  return [...files].filter(
    ([path]) =>
      path.startsWith(folder) &&
      /\.tsx?$/.test(path) &&
      !/\.gen\.ts$|\.d\.ts$/.test(path) &&
      !isTestOrStory(path),
  );
}

const parsed = new Map<string, { content: string; source: ts.SourceFile }>();

export function parse(path: string, content: string): ts.SourceFile {
  const cached = parsed.get(path);
  if (cached?.content === content) return cached.source;
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  parsed.set(path, { content, source });
  return source;
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;

export const lineOf = (node: ts.Node) => lineAt(node.getSourceFile(), node.getStart());

export const lineCount = (content: string) => content.replace(/\n$/, '').split('\n').length;

/** The line that contains a text, for files that are not parsed; 1 when it is missing. */
export function lineWith(content: string, text: string): number {
  const at = content.indexOf(text);
  return at === -1 ? 1 : content.slice(0, at).split('\n').length;
}

/** Every imported or re-exported module name of a file, with its line. */
export function importsOf(source: ts.SourceFile): { name: string; line: number }[] {
  const imports: { name: string; line: number }[] = [];
  walk(source, (node) => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (named && ts.isStringLiteralLike(named))
      imports.push({ name: named.text, line: lineOf(named) });
  });
  return imports;
}

/** The names exported by `export { … }`, `export function` and `export const`. */
export function exportsOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (clause && ts.isNamedExports(clause))
        for (const element of clause.elements) names.add(element.name.text);
      continue;
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.add(name.text);
    if (ts.isFunctionDeclaration(statement) && statement.name) names.add(statement.name.text);
  }
  return names;
}

const comments = new WeakMap<ts.SourceFile, ts.CommentRange[]>();

export function commentsOf(source: ts.SourceFile): ts.CommentRange[] {
  const cached = comments.get(source);
  if (cached) return cached;
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    // JSX text cannot contain comments, even where it looks like one.
    if (node.kind !== ts.SyntaxKind.JsxText) {
      for (const range of ts.getLeadingCommentRanges(source.text, node.pos) ?? [])
        found.set(range.pos, range);
      for (const range of ts.getTrailingCommentRanges(source.text, node.end) ?? [])
        found.set(range.pos, range);
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  const all = [...found.values()];
  comments.set(source, all);
  return all;
}
