import ts from 'typescript';
import { isKana } from 'wanakana';
import { readComponents } from '../componentDocs/api.ts';
import { exportedComponents } from '../componentDocs/describe.ts';
import { type Check, type Files, lineWith, type Problem, parse } from './project.ts';

const page = /^(packages\/ui\/src\/(?:primitives|pieces\/[^/]+)\/([^/]+))\/\2\.docs\.ts$/;

/** What Name.docs.ts says is complete, says each thing once, and names only components that exist. */
export const checkComponentDocs: Check = (files) => {
  const api = readComponents(files.get('packages/ui/api.snap') ?? '');
  const folders = new Set(
    [...files.keys()].flatMap((path) => /\/([A-Z]\w*)\/\1\.tsx$/.exec(path)?.[1] ?? []),
  );
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const [file, content] of files) {
    const [, folder, name] = page.exec(file) ?? [];
    if (folder === undefined || name === undefined) continue;
    const docs = readDocs(file, content);
    const report = (rule: string, message: string, text = '') =>
      problems.push({ file, line: lineWith(content, text), rule, message });

    for (const key of ['name', 'purpose']) {
      const text = textOf(docs[key]);
      const other = seen.get(`${key} ${text}`);
      if (text === '') report('pages-say-something', `Its ${key} is empty.`, `${key}:`);
      else if (other) report('pages-differ', `${other} has the same ${key}: ${text}`, text);
      seen.set(`${key} ${text}`, file);
    }
    for (const key of ['use', 'avoid', 'anatomy', 'related'])
      if (Object.keys(docs[key] ?? {}).length === 0)
        report('pages-say-something', `Its ${key} is empty.`, `${key}:`);

    if (!isKana(textOf(docs.name)) && !isKana(textOf(docs.reading)))
      report('names-have-readings', 'Its name is not in kana: write its reading.', 'name:');

    const others = childrenOf(docs.others);
    const exported = exportedComponents(files.get(`${folder}/${name}.tsx`) ?? '', api);
    const described: [string, Value][] = [[name, docs], ...Object.entries(others)];
    for (const missing of exported.filter(
      (component) => component !== name && !(component in others),
    ))
      report('others-are-described', `others lacks ${missing}, which ${name}.tsx exports.`);
    for (const [component, value] of described) {
      if (!exported.includes(component) && component !== name)
        report(
          'others-are-described',
          `${name}.tsx does not export ${component}.`,
          `${component}:`,
        );
      const sentences = childrenOf(childrenOf(value).props);
      const own = (api.get(component)?.props ?? []).map((prop) => prop.name);
      for (const prop of Object.keys(sentences).filter((key) => !own.includes(key)))
        report('named-props-exist', `${component} has no prop ${prop}.`, `${prop}:`);
      const texts = Object.values(sentences).map(textOf);
      for (const twice of texts.filter((text, at) => texts.indexOf(text) !== at))
        report('sentences-differ', `Two props of ${component} have the sentence: ${twice}`, twice);
    }

    const named = [
      ...Object.values(childrenOf(docs.avoid)).flatMap((child) =>
        [...textOf(childrenOf(child).instead).matchAll(/`([A-Z][a-z]\w*)`/g)].map(
          ([, at = '']) => at,
        ),
      ),
      ...Object.keys(childrenOf(docs.related)),
    ];
    for (const unknown of named.filter((word) => !folders.has(word) && !api.has(word)))
      report('named-components-exist', `There is no component ${unknown}.`, unknown);

    for (const key of functionsIn(files, `${folder}/messages.ts`))
      if (childrenOf(docs.words)[key] === undefined)
        report('messages-have-examples', `words lacks example arguments for ${key}.`, 'words:');
  }
  return problems;
};

/** The keys of messages that need arguments. */
function functionsIn(files: Files, file: string): string[] {
  const keys: string[] = [];
  for (const statement of parse(file, files.get(file) ?? '').statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations)
      if (initializer && ts.isObjectLiteralExpression(initializer))
        for (const property of initializer.properties)
          if (
            ts.isPropertyAssignment(property) &&
            ts.isArrowFunction(property.initializer) &&
            property.initializer.parameters.length > 0
          )
            keys.push(property.name.getText());
  }
  return keys;
}

type Value = string | { [key: string]: Value };

/** The object `docs` as it is written; what is neither text, list nor object is an empty text. */
function readDocs(file: string, content: string): { [key: string]: Value } {
  for (const statement of parse(file, content).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (name.getText() === 'docs' && initializer) return childrenOf(literalOf(initializer));
  }
  return {};
}

function literalOf(node: ts.Expression): Value {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node))
    return Object.fromEntries(
      node.elements.map((element, index) => [String(index), literalOf(element)]),
    );
  if (!ts.isObjectLiteralExpression(node)) return '';
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [[keyOf(property.name), literalOf(property.initializer)]]
        : [],
    ),
  );
}

const keyOf = (name: ts.PropertyName) =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : name.getText();
const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '');
const childrenOf = (value: Value | undefined): { [key: string]: Value } =>
  typeof value === 'object' ? value : {};
