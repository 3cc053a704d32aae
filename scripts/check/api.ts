import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { difference } from './difference.ts';
import type { Problem } from './project.ts';

export const snapshot = 'packages/ui/api.snap';
const entry = 'packages/ui/src/index.ts';

/** The public API of @homestand/ui from the type checker: one block per export, one line per prop. */
export function readApi(root: string): { text: string; problems: Problem[] } {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'packages/tsconfig.json'),
    { incremental: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  );
  if (!config) throw new Error('packages/tsconfig.json cannot be read.');
  return describe([join(root, entry)], config.options, root);
}

export function checkApi(root: string): Problem[] {
  const { text, problems } = readApi(root);
  const file = join(root, snapshot);
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (current === text) return problems;
  const changes = difference(current, text);
  return [
    ...problems,
    {
      file: snapshot,
      line: changes.line,
      rule: 'api-snapshot',
      message: `The public API changed. Read the difference; if it is intended, run: npm run api:update\n${changes.text}`,
    },
  ];
}

function describe(entries: string[], options: ts.CompilerOptions, root: string) {
  const program = ts.createProgram([...entries, ...ambient(dirname(entries[0] ?? ''))], options);
  const checker = program.getTypeChecker();
  const problems: Problem[] = [];
  const blocks: string[] = [];

  for (const path of entries) {
    const source = program.getSourceFile(path);
    const entry = source && checker.getSymbolAtLocation(source);
    if (!entry) throw new Error(`${path} exports nothing.`);
    const symbols = checker.getExportsOfModule(entry).sort((a, b) => (a.name < b.name ? -1 : 1));
    const names = new Set(symbols.map(({ name }) => name));
    for (const symbol of symbols) {
      const block = blockOf(symbol, names);
      if (block) blocks.push(block);
    }
  }
  return { text: `${blocks.join('\n\n')}\n`, problems };

  function blockOf(exported: ts.Symbol, names: Set<string>): string | undefined {
    const { name } = exported;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.declarations?.[0];
    if (!declaration) return;

    if (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) {
      // The type of a component's props or messages adds nothing to the value itself.
      const owner = name.replace(/Props$/, '');
      if (owner !== name && names.has(owner)) return;
      if (names.has(name.charAt(0).toLowerCase() + name.slice(1))) return;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const members = membersOf(type);
      return members ? `type ${name}\n${members}` : `type ${name} = ${print(type)}`;
    }

    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    const signature = type.getCallSignatures()[0];
    if (!signature) {
      const members = membersOf(type);
      return members ? `${name}\n${members}` : `${name}: ${print(type)}`;
    }
    if (/^[A-Z]/.test(name)) return componentOf(name, signature, declaration);
    return `${name}(${parametersOf(signature)})${returnsOf(signature)}`;
  }

  function componentOf(name: string, signature: ts.Signature, declaration: ts.Declaration) {
    const props = signature.parameters[0];
    if (!props) return `<${name}>`;
    const type = checker.getTypeOfSymbolAtLocation(props, declaration);
    for (const banned of ['className', 'style'])
      if (type.getProperty(banned)) {
        const source = declaration.getSourceFile();
        problems.push({
          file: relative(root, source.fileName),
          line: source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
          rule: 'no-styles-from-outside',
          message: `${name} takes "${banned}". Leave it out of the props: Omit<…, 'className' | 'style'>.`,
        });
      }
    const lines = membersOf(type);
    return lines ? `<${name}>\n${lines}` : `<${name}>`;
  }

  function parametersOf(signature: ts.Signature): string {
    return signature.parameters
      .map((parameter) => {
        const declaration = parameter.valueDeclaration;
        if (!declaration) return parameter.name;
        const type = checker.getTypeOfSymbolAtLocation(parameter, declaration);
        const isRest = ts.isParameter(declaration) && declaration.dotDotDotToken;
        const isOptional = ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
        const isUnpacked = ts.isParameter(declaration) && !ts.isIdentifier(declaration.name);
        const label = isUnpacked ? 'options' : parameter.name;
        const members = isOurs(type) ? membersOf(type, '    ') : undefined;
        const text = members ? `{\n${members}\n  }` : print(type, isOptional);
        return `${isRest ? '...' : ''}${label}${isOptional ? '?' : ''}: ${text}`;
      })
      .join(', ');
  }

  function returnsOf(signature: ts.Signature): string {
    const type = signature.getReturnType();
    const members = isOurs(type) ? membersOf(type) : undefined;
    return members ? `\n  returns\n${members.replace(/^/gm, '  ')}` : `: ${print(type)}`;
  }

  /** One line per own member; members from React or another package share one line. */
  function membersOf(type: ts.Type, indent = '  '): string | undefined {
    const isPlain = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    const properties = type.isUnion() ? commonOf(type) : isPlain ? type.getProperties() : [];
    if (properties.length === 0 || checker.isArrayLikeType(type)) return;
    if (type.getCallSignatures().length > 0) return;

    const ours = properties.filter((property) => !isForeign(property));
    const foreign = properties.filter(isForeign);
    const lines = ours
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((property) => {
        const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
        const name = /^\w+$/.test(property.name) ? property.name : `'${property.name}'`;
        return `${indent}${name}${optional ? '?' : ''}: ${named(property) ?? print(checker.getTypeOfSymbol(property), optional)}`;
      });
    if (foreign.length > 0) lines.push(`${indent}…${summary(foreign, properties)}`);
    return lines.join('\n');
  }

  /** `ReactNode` and a component's messages type are clearer by name than expanded. */
  function named(property: ts.Symbol): string | undefined {
    const declaration = property.declarations?.[0];
    if (!declaration || !ts.isPropertySignature(declaration)) return;
    const { type } = declaration;
    const said = type && ts.isUnionTypeNode(type) ? type.types : type ? [type] : [];
    const [node, ...others] = said.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    if (!node || others.length > 0 || !ts.isTypeReferenceNode(node)) return;
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const alias =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isFar = alias?.declarations?.some(
      (declaration) =>
        declaration.getSourceFile().fileName.includes('/node_modules/react/') ||
        declaration.getSourceFile().fileName.includes('/@types/react/'),
    );
    return isFar || node.getText().endsWith('Messages') ? node.getText() : undefined;
  }

  /** Props that are a union list every prop of any variant. */
  function commonOf(type: ts.UnionType): ts.Symbol[] {
    if (
      type.types.some(({ flags }) => !(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    )
      return [];
    const found = new Map<string, ts.Symbol>();
    for (const property of type.types.flatMap((part) => part.getProperties()))
      found.set(property.name, checker.getPropertyOfType(type, property.name) ?? property);
    return [...found.values()];
  }

  function summary(foreign: ts.Symbol[], present: ts.Symbol[]): string {
    const owners = new Map<string, ts.Declaration>();
    for (const { declarations } of foreign)
      for (const declaration of declarations ?? [])
        if (ts.isInterfaceDeclaration(declaration.parent))
          owners.set(declaration.parent.name.text, declaration.parent);
    const specific = [...owners.keys()].find((name) =>
      /^(?!HTML|Aria|DOM|Class|All|Ref)\w+HTMLAttributes$/.test(name),
    );
    const owner = owners.get(specific ?? 'HTMLAttributes');
    const kind = (specific ?? 'native').replace('HTMLAttributes', '').toLowerCase();
    const names = foreign.map(({ name }) => name).sort();
    if (!owner || names.length <= 12) return `${kind} props: ${names.join(', ')}`;
    const ownNames = new Set(present.map(({ name }) => name));
    const inherited = checker
      .getTypeAtLocation(owner)
      .getProperties()
      .map(({ name }) => name)
      .filter((name) => !ownNames.has(name))
      .sort();
    return `${kind} props${inherited.length > 0 ? ` except ${inherited.join(', ')}` : ''}`;
  }

  function isForeign(symbol: ts.Symbol): boolean {
    const declarations = symbol.declarations ?? [];
    return (
      declarations.length > 0 &&
      declarations.every(
        (declaration) =>
          declaration.getSourceFile().fileName.includes('/node_modules/') && !isMapped(symbol),
      )
    );
  }

  /** Variant props are declared by vanilla-extract's recipe types, but belong to our API. */
  function isMapped(symbol: ts.Symbol): boolean {
    return (symbol.declarations ?? []).every((declaration) =>
      declaration.getSourceFile().fileName.includes('@vanilla-extract'),
    );
  }

  function isOurs(type: ts.Type): boolean {
    const declaration = (type.aliasSymbol ?? type.symbol)?.declarations?.[0];
    return (
      declaration !== undefined && !declaration.getSourceFile().fileName.includes('/node_modules/')
    );
  }

  function print(type: ts.Type, optional = false): string {
    const parts = type.isUnion() ? type.types : [type];
    const shown = optional ? parts.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : parts;
    const isBoolean = shown.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const texts = shown
      .filter(({ flags }) => !(isBoolean && flags & ts.TypeFlags.BooleanLiteral))
      .map((part) => {
        const text = checker.typeToString(
          part,
          undefined,
          ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
        );
        return shown.length > 1 && text.includes('=>') ? `(${text})` : text;
      });
    // The compiler orders unions by file order; a snapshot needs a stable order.
    return [...new Set([...texts.sort(), ...(isBoolean ? ['boolean'] : [])])]
      .join(' | ')
      .replace(/'[^']*'(?: \| '[^']*')+/g, (choice) => choice.split(' | ').sort().join(' | '));
  }
}

/** Ambient types, such as those of stylesheets, are declared beside the entry. */
function ambient(folder: string): string[] {
  return existsSync(folder) ? ts.sys.readDirectory(folder, ['.d.ts'], [], ['*']) : [];
}
