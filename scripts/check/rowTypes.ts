import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keyOf, type RowType } from '../../tests/support/rowTypes.ts';
import { difference } from './difference.ts';
import { isTestOrStory, lineOf, type Problem, readProject, walk } from './project.ts';

export const rowTypes = 'tests/support/rowTypes.gen.json';

type Site = { file: string; line: number; row: string; key: string; type: RowType };

/** The row types of all statements sql<Row>`…` of the server, with which its tests compare the rows they get. */
export function writeRowTypes(root: string): string {
  const lines = new Map<string, string>();
  for (const { file, row, key, type } of sitesOf(root)) {
    const site = `${file.replace('packages/server/src/', '')} ${row}`;
    lines.set(key, `  "${key}": ${JSON.stringify({ site, row: type })}`);
  }
  const sorted = [...lines].sort(([, a], [, b]) => (a.slice(17) < b.slice(17) ? -1 : 1));
  return `{\n${sorted.map(([, line]) => line).join(',\n')}\n}\n`;
}

export function checkRowTypes(root: string): Problem[] {
  const file = join(root, rowTypes);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const current = writeRowTypes(root);
  if (before === current) return [];
  const message = 'It does not match the types of the server’s statements. Run: npm run api:update';
  return [{ file: rowTypes, line: difference(before, current).line, rule: 'row-types', message }];
}

function sitesOf(root: string): Site[] {
  const files = [...readProject(root)].flatMap(([file, text]) =>
    file.startsWith('packages/server/src/') && /\bsql</.test(text) && !isTestOrStory(file)
      ? file
      : [],
  );
  const { options } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  ) ?? { options: {} };
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const sites = files.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    const found: Site[] = [];
    if (source)
      walk(source, (node) => {
        const site = siteAt(node, checker);
        if (site) found.push({ file, line: lineOf(node), ...site });
      });
    return found;
  });
  const byKey = Map.groupBy(sites, ({ key }) => key);
  for (const [site, other] of byKey.values())
    if (site && other && JSON.stringify(site.type) !== JSON.stringify(other.type))
      throw new Error(
        `${site.file}:${site.line} and ${other.file}:${other.line} have the same text and different rows.`,
      );
  return sites;
}

function siteAt(node: ts.Node, checker: ts.TypeChecker) {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return;
  const [row] = node.typeArguments ?? [];
  if (!row) return;
  const type = typeOf(checker.getTypeFromTypeNode(row), checker);
  // A value inside another statement is no row.
  if (!type.every((part) => typeof part === 'object' && 'object' in part)) return;
  const fragments = ts.isNoSubstitutionTemplateLiteral(node.template)
    ? [node.template.text]
    : [node.template.head.text, ...node.template.templateSpans.map((span) => span.literal.text)];
  return { row: row.getText().replaceAll(/\s+/g, ' '), key: keyOf(fragments), type };
}

function typeOf(type: ts.Type, checker: ts.TypeChecker): RowType {
  const { flags } = type;
  if (flags & ts.TypeFlags.Boolean) return ['boolean'];
  if (type.isUnion()) return unionOf(type, checker);
  if (type.isStringLiteral() || type.isNumberLiteral()) return [{ is: type.value }];
  if (flags & ts.TypeFlags.BooleanLiteral) return [{ is: checker.typeToString(type) === 'true' }];
  if (flags & ts.TypeFlags.StringLike) return ['string'];
  if (flags & ts.TypeFlags.NumberLike) return ['number'];
  if (flags & ts.TypeFlags.Null) return ['null'];
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined'];
  const name = type.symbol?.name;
  if (name === 'Date' || name === 'Buffer') return [name];
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [element, ...others] = checker.getTypeArguments(type as ts.TypeReference);
    return [{ list: element && others.length === 0 ? typeOf(element, checker) : ['any'] }];
  }
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0) return ['any'];
  return [
    {
      object: Object.fromEntries(
        properties.map((property) => [
          property.name,
          typeOf(checker.getTypeOfSymbol(property), checker),
        ]),
      ),
    },
  ];
}

/** true | false | null is boolean | null. */
function unionOf(type: ts.UnionType, checker: ts.TypeChecker): RowType {
  const members = type.types.flatMap((type) => typeOf(type, checker));
  const isBoolean = (part: RowType[number]) =>
    typeof part === 'object' && 'is' in part && typeof part.is === 'boolean';
  return members.filter(isBoolean).length < 2
    ? members
    : ['boolean', ...members.filter((member) => !isBoolean(member))];
}
