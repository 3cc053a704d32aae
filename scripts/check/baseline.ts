import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { baseline } from '../baseline.ts';
import { type Fallback, fallbacks } from './baseline-fallbacks.ts';
import { type Files, lineAt, type Problem, productSource, readProject, walk } from './project.ts';

type Statement = {
  version_added: string | boolean | null;
  version_removed?: string;
  flags?: unknown;
  alternative_name?: string;
};
type Compat = { support: Record<string, Statement | Statement[] | undefined> };
type Feature = { __compat?: Compat } & { [name: string]: Feature | undefined };
/** One use of an interface, attribute, selector, property or value, by its path in the compatibility data. */
type Use = { file: string; line: number; feature: string };

const folders = ['qr-reader', 'ui', 'app-core', 'app', 'api-client'].map(
  (name) => `packages/${name}/src/`,
);
const notShipped = /\/testing\//;
const workers = /\/service-worker\//;
const list = 'scripts/check/baseline-fallbacks.ts';
const selectorMethods = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);
const units: Record<string, string> = {
  cq: 'container_query_length_units',
  dv: 'viewport_percentage_units_dynamic',
  lv: 'viewport_percentage_units_large',
  sv: 'viewport_percentage_units_small',
};

let data: Feature | undefined;
function compatData(): Feature {
  data ??= readCompatData();
  return data;
}

function readCompatData(): Feature {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  // MDN's file; the types above describe the part that is read.
  return JSON.parse(readFileSync(path, 'utf8')) as Feature;
}

/**
 * Reports interfaces and styles that a browser of the baseline lacks, unless their fallback is listed. With
 * `only`, it reads those files and does not ask whether each fallback is still needed.
 */
export function checkBaseline(
  root: string,
  fallbackList: readonly Fallback[] = fallbacks,
  only?: Files,
): Problem[] {
  const used = new Map<string, Use>();
  const newer = readUses(root, only).filter(({ feature }) => missingIn(feature).length > 0);
  for (const use of newer)
    used.set(`${use.file} ${use.feature}`, used.get(`${use.file} ${use.feature}`) ?? use);
  const covered = (feature: string) =>
    fallbackList.some((listed) => `${feature}/`.startsWith(`${listed.feature}/`));
  const problems = [...used.values()]
    .filter(({ feature }) => !covered(feature))
    .map(({ file, line, feature }) => ({
      file,
      line,
      rule: 'within-the-baseline',
      message: `${feature} is not in ${missingIn(feature).join(', ')}. Avoid it, or write a fallback and list it in ${list}.`,
    }));
  const idle = fallbackList
    .filter(
      (listed) =>
        !only && !newer.some(({ feature }) => `${feature}/`.startsWith(`${listed.feature}/`)),
    )
    .map(({ feature }) => ({
      file: list,
      line: 1,
      rule: 'fallback-is-needed',
      message: `No use newer than the baseline matches ${feature}. Remove it and its fallback.`,
    }));
  return [...problems, ...idle];
}

/** Vendor-prefixed names are optional additions and are not checked. */
const isVendors = (feature: string) => /[/]-(webkit|moz)-/.test(feature);

function missingIn(feature: string): string[] {
  if (isVendors(feature)) return [];
  const support = find(feature.split('/'))?.__compat?.support;
  if (!support) return [];
  return Object.entries(baseline)
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat();
      return !statements.some((statement) => covers(statement, version));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

/** A prefixed version counts: the build adds prefixes. */
function covers(
  { version_added, version_removed, flags, alternative_name }: Statement,
  version: string,
) {
  if (flags || alternative_name || typeof version_added !== 'string') return version_added === true;
  if (version_removed && Number.parseFloat(version_removed) <= Number.parseFloat(version))
    return false;
  return Number.parseFloat(version_added.replace('≤', '')) <= Number.parseFloat(version);
}

function find(path: string[]): Feature | undefined {
  return path.reduce<Feature | undefined>(
    (feature, name) => (feature && Object.hasOwn(feature, name) ? feature[name] : undefined),
    compatData(),
  );
}

let names: Set<string> | undefined;
/**
 * Names of interfaces and members of which at least one is newer than the baseline. To ask the type checker
 * about every other name would take most of the time.
 */
function newNames(): Set<string> {
  if (names) return names;
  names = new Set();
  const collect = (feature: Feature, path: string[]) => {
    for (const name of Object.keys(feature)) {
      const part = feature[name];
      if (name === '__compat' || !part) continue;
      const within = [...path, name];
      if (missingIn(within.join('/')).length > 0) names?.add(name.replace(/_static$/, ''));
      collect(part, within);
    }
  };
  for (const top of ['api', 'javascript']) collect(compatData()[top] ?? {}, [top]);
  return names;
}

/** The first of these paths in the compatibility data. */
const firstKnown = (paths: string[][]) => paths.find((path) => find(path)?.__compat)?.join('/');

function readUses(root: string, files = readProject(root)): Use[] {
  const paths = folders
    .flatMap((folder) => productSource(files, folder))
    .map(([path]) => path)
    .filter((path) => !notShipped.test(path));
  const [inWorkers, inPages] = [
    paths.filter((path) => workers.test(path)),
    paths.filter((path) => !workers.test(path)),
  ];
  return [
    ...usesOf(root, inPages, ['lib.dom.d.ts', 'lib.dom.iterable.d.ts']),
    ...usesOf(root, inWorkers, ['lib.webworker.d.ts', 'lib.webworker.iterable.d.ts']),
  ];
}

function usesOf(root: string, paths: string[], libraries: string[]): Use[] {
  if (paths.length === 0) return [];
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    {
      lib: ['lib.esnext.d.ts', ...libraries],
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      types: [],
      strict: true,
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  return paths.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    if (!source) return [];
    const uses: Use[] = [];
    const add = (node: ts.Node, feature: string | undefined) => {
      if (feature) uses.push({ file, line: lineAt(source, node.getStart()), feature });
    };
    if (file.endsWith('.css.ts')) readStyles(source, add);
    walk(source, (node) => {
      if (ts.isIdentifier(node) && newNames().has(node.text))
        add(node, interfaceOf(node, program, checker));
      if (ts.isJsxAttribute(node)) add(node, attributeOf(node));
      if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
        if (selectorMethods.has(node.expression.name.text))
          for (const argument of node.arguments) readSelector(argument, add);
    });
    return uses;
  });
}

/**
 * The path of a name declared by the browser's libraries: `api/AbortSignal/any_static`,
 * `javascript/builtins/Array/at`.
 */
function interfaceOf(node: ts.Identifier, program: ts.Program, checker: ts.TypeChecker) {
  const { parent, text } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  const isType =
    ts.isTypeNode(parent) || ts.isTypeElement(parent) || ts.isInterfaceDeclaration(parent);
  if (isType || ts.isImportSpecifier(parent)) return undefined;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  const own = declarations.filter((declaration) =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
  if (own.length === 0) return undefined;
  const holders = own.flatMap(holderOf);
  if (isMember)
    for (const name of namesOf(checker.getTypeAtLocation(parent.expression)))
      holders.push({ name, isStatic: false });
  return firstKnown([
    ...holders.flatMap(({ name, isStatic }) => [
      ['api', name, isStatic ? `${text}_static` : text],
      ['javascript', 'builtins', name, text],
      ['javascript', 'builtins', 'Intl', name, text],
    ]),
    ...(isMember
      ? [['javascript', 'builtins', 'Intl', text]]
      : [
          ['api', text],
          ['api', 'Window', text],
          ['javascript', 'builtins', text],
        ]),
  ]);
}

/**
 * The interface of a member: `AbortSignal`, also from `declare var AbortSignal: { … }` or
 * `PromiseConstructor`.
 */
function holderOf(declaration: ts.Declaration): { name: string; isStatic: boolean }[] {
  let holder: ts.Node = declaration.parent;
  while (ts.isTypeLiteralNode(holder)) holder = holder.parent;
  if (!ts.isInterfaceDeclaration(holder) && !ts.isVariableDeclaration(holder)) return [];
  if (!ts.isIdentifier(holder.name)) return [];
  const name = holder.name.text.replace(/Constructor$/, '');
  return [{ name, isStatic: ts.isVariableDeclaration(holder) || name !== holder.name.text }];
}

function namesOf(type: ts.Type): string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => [
    ...(part.symbol ? [part.symbol.name] : []),
    ...(part.isClassOrInterface() ? (part.getBaseTypes() ?? []).flatMap(namesOf) : []),
  ]);
}

function attributeOf(attribute: ts.JsxAttribute) {
  const element = attribute.parent.parent.tagName.getText();
  const name = attribute.name.getText().toLowerCase();
  if (!/^[a-z]/.test(element)) return undefined;
  return firstKnown([
    ['html', 'elements', element, name],
    ['html', 'global_attributes', name],
  ]);
}

type Add = (node: ts.Node, feature: string | undefined) => void;

function readSelector(node: ts.Node, add: Add) {
  const text = node.getText().replace(/^['"`]/, '');
  for (const [, name = ''] of text.matchAll(/::?([a-z-]+)/g))
    add(node, firstKnown([['css', 'selectors', name]]));
}

/** Reads properties, values, selectors and at-rules from style objects. */
function readStyles(source: ts.SourceFile, add: Add) {
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      node.expression.getText() === 'globalStyle' &&
      node.arguments[0]
    )
      readSelector(node.arguments[0], add);
    if (ts.isPropertyAssignment(node)) {
      const name =
        ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)
          ? node.name.text
          : node.name.getText();
      // Names of selected variants, not of properties.
      const isChoice = name === 'variants' && ts.isArrayLiteralExpression(node.parent.parent);
      if (isChoice || name === 'defaultVariants') return;
      // Only for browsers with the feature; the others get the declarations outside.
      if (name === '@supports') return;
      if (name.startsWith('@')) add(node, firstKnown([['css', 'at-rules', name.slice(1)]]));
      else if (/[&:]/.test(name)) readSelector(node.name, add);
      else readDeclaration(name, node, add);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function readDeclaration(name: string, node: ts.PropertyAssignment, add: Add) {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  // An object as value is a recipe variant whose name equals a property.
  if (ts.isObjectLiteralExpression(node.initializer) || !find(['css', 'properties', property]))
    return;
  add(node, firstKnown([['css', 'properties', property]]));
  const texts: string[] = [];
  walk(node.initializer, (part) => {
    if (
      ts.isStringLiteralLike(part) ||
      ts.isTemplateHead(part) ||
      ts.isTemplateMiddleOrTemplateTail(part)
    )
      texts.push(part.text);
  });
  for (const text of texts) {
    for (const [, word = '', opening] of text.matchAll(/([a-z][a-z-]+)(\(?)/g))
      add(
        node,
        opening
          ? firstKnown([
              ['css', 'types', word],
              ['css', 'types', 'color', word],
              ['css', 'types', 'gradient', word],
              ['css', 'properties', property, word],
            ])
          : firstKnown([['css', 'properties', property, word]]),
      );
    for (const [, kind = ''] of text.matchAll(/\d(cq|dv|lv|sv)(?:w|h|i|b|min|max)\b/g))
      add(node, firstKnown([['css', 'types', 'length', units[kind] ?? '']]));
  }
}
