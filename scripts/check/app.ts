import ts from 'typescript';
import {
  type Check,
  importsOf,
  lineCount,
  lineOf,
  type Problem,
  parse,
  productSource,
  walk,
} from './project.ts';

const longestScreen = 60;
const app = 'packages/app/src/';

/** The app decides where, with which data and what next. What it looks like is ui's. */
export const checkApp: Check = (files) =>
  [...productSource(files, app)].flatMap(([file, content]) => {
    const problems: Problem[] = [];
    const report = (line: number, rule: string, message: string) =>
      problems.push({ file, line, rule, message });

    if (file.endsWith('.css.ts'))
      report(1, 'app-has-no-css', 'The app has no styles. Move the look into a component of ui.');

    const source = parse(file, content);
    for (const { name, line } of importsOf(source))
      if (
        /\.css(\.ts)?$/.test(name) &&
        !(file === `${app}main.tsx` && name.endsWith('/global.css'))
      )
        report(
          line,
          'app-has-no-css',
          `"${name}" is a style. Only main.tsx imports one, @homestand/ui/global.css.`,
        );

    walk(source, (node) => {
      if (ts.isJsxOpeningLikeElement(node) && /^[a-z]/.test(node.tagName.getText()))
        report(
          lineOf(node),
          'app-has-no-host-elements',
          `<${node.tagName.getText()}> in the app means that ui lacks something. A missing div is a missing layout primitive.`,
        );
      if (ts.isJsxAttribute(node) && /^(className|style)$/.test(node.name.getText()))
        report(
          lineOf(node),
          'app-has-no-styles',
          `"${node.name.getText()}" styles from outside. Give the component of ui a variant that says why it looks so.`,
        );
    });

    const lines = lineCount(content);
    if (file.startsWith(`${app}screens/`) && file.endsWith('.tsx') && lines > longestScreen)
      report(
        longestScreen + 1,
        'screens-are-short',
        `${lines} lines; a screen has ${longestScreen} at most. It holds a piece or a hook of data: find it.`,
      );
    return problems;
  });
