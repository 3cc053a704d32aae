// The screens of both tables of routes, their stories, and where their links lead, from the sources.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

export type FlowScreen = {
  /** Those of the staff app are `staff/<name>`. */
  route: string;
  /** The component: `MyOrdersScreen`. */
  screen: string;
  /** Below the base path of its app. */
  address: string;
  stories: string;
  storyId: string;
  /** What Storybook calls the screen, and the part of the app that it is in; empty without a stories file. */
  title: string;
  group: string;
  /** Routes that the screen's own code names; the tab bar and redirects of the guard are left out. */
  links: string[];
};

type App = {
  folder: string;
  /** Before the name of each route, which both apps may have. */
  prefix: string;
  idPrefix: string;
};

const apps: readonly App[] = [
  { folder: 'packages/app/src', prefix: '', idPrefix: 'screen-' },
  { folder: 'packages/admin/src', prefix: 'staff/', idPrefix: 'screen-staff-' },
];

export const readScreens = (root: string): FlowScreen[] =>
  apps.flatMap((app) => screensOf(root, app));

function screensOf(root: string, { folder: app, prefix, idPrefix }: App): FlowScreen[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const addresses = addressesIn(read(`${app}/paths.ts`));
  const rows = rowsIn(read(`${app}/routes/routes.ts`));
  return rows.map(({ route, screen, module }) => {
    const folder = dirname(normalize(`${app}/routes/${module}`));
    const stories = `${folder}/${screen}.stories.tsx`;
    const first = rows.find((row) => row.screen === screen)?.route === route;
    const story = first ? 'full' : kebab(route);
    const path = existsSync(join(root, stories)) ? /title: '(.+)'/.exec(read(stories))?.[1] : '';
    const [title = '', group = ''] = path?.split('/').toReversed() ?? [];
    return {
      route: prefix + route,
      screen,
      address: addresses.get(route) ?? '',
      stories,
      storyId: `${idPrefix}${kebab(screen.replace(/Screen$/, ''))}--${story}`,
      title,
      group,
      links: linksOf(root, fileOf(root, folder, screen))
        .filter((link) => addresses.has(link))
        .map((link) => prefix + link),
    };
  });
}

const kebab = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase();

const addressesIn = (paths: string) =>
  new Map(
    [...paths.matchAll(/^ {2}(\w+): '(\/.*)',$/gm)].map(([, name = '', path = '']) => [name, path]),
  );

type Row = { route: string; screen: string; module: string };

/** The rows of the table, with the export and the module of each screen, through constants and helpers. */
function rowsIn(text: string): Row[] {
  const source = ts.createSourceFile('routes.ts', text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const rows: Row[] = [];

  function screenOf(value: ts.Expression, argument = ''): Omit<Row, 'route'> {
    if (ts.isIdentifier(value)) {
      const constant = constants.get(value.text);
      if (constant) return screenOf(constant, argument);
    }
    if (ts.isCallExpression(value)) {
      const [load, name] = value.arguments;
      if (value.expression.getText() === 'lazyScreen' && load && name)
        return {
          screen: ts.isStringLiteral(name) ? name.text : argument,
          module:
            load
              .getText()
              .match(/(?<=import\(')[^']+/g)
              ?.at(-1) ?? '',
        };
      const helper = constants.get(value.expression.getText());
      if (helper && ts.isArrowFunction(helper) && !ts.isBlock(helper.body))
        return screenOf(helper.body, load && ts.isStringLiteral(load) ? load.text : argument);
    }
    throw new Error(`The screen of a route cannot be read: ${value.getText()}`);
  }
  const textOf = (row: ts.ObjectLiteralExpression, key: string) =>
    row.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)
      ?.initializer;

  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      constants.set(name.getText(), initializer);
      if (name.getText() !== 'routes' || !ts.isArrayLiteralExpression(initializer)) continue;
      for (const row of initializer.elements.filter(ts.isObjectLiteralExpression)) {
        const route = textOf(row, 'name');
        const screen = textOf(row, 'screen');
        if (route && ts.isStringLiteral(route) && screen)
          rows.push({ route: route.text, ...screenOf(screen) });
      }
    }
  }
  return rows;
}

/** A file may export several screens. */
function fileOf(root: string, folder: string, screen: string): string {
  const files = globSync(`${folder}/*Screen.tsx`, { cwd: root });
  const declares = new RegExp(`export (function|const) ${screen}\\b`);
  const found = files.find((file) => declares.test(readFileSync(join(root, file), 'utf8')));
  if (!found) throw new Error(`${folder} has no file with ${screen}.`);
  return found;
}

/** Follows imports inside the app's screens; of those at run time only the parts that `lazyScreen` renders. */
function linksOf(root: string, screen: string): string[] {
  const links = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, names = ''] of text.matchAll(/pathTo\(\s*([^,()]*)/g))
      for (const [, name = ''] of names.matchAll(/'(\w+)'/g))
        links.add(name === 'home' ? 'top' : name);
    const imports = text.matchAll(/(?:from|lazyScreen\(\(\) => import\()\s*'(\.\/[^']+)'/g);
    for (const [, specifier = ''] of imports) {
      const base = normalize(join(dirname(file), specifier));
      const target = [`${base}.ts`, `${base}.tsx`].find((path) => existsSync(join(root, path)));
      if (target) visit(target);
    }
  };
  visit(screen);
  return [...links];
}
