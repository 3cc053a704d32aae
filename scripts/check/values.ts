import ts from 'typescript';
import { type Check, isTestOrStory, lineOf, type Problem, parse, walk } from './project.ts';

const colorNames =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const namedColor = `(?<![\\w-])(?:${colorNames.replaceAll(' ', '|')})(?![\\w-])`;
const colorCode = '#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(';
const rawColor = new RegExp(`${colorCode}|${namedColor}`, 'i');
/** Outside of styles a word such as "tan" or "plum" is a colour only where a colour is set. */
const rawColorCode = new RegExp(colorCode, 'i');
const takesColor = /color|background|fill|stroke|border|outline|shadow/i;
const rawLength = /(?<![\w.#-])-?(\d*\.?\d+)(px|rem|pt|pc|cm|mm|in|Q)\b/g;

/** Unitless properties. For others vanilla-extract turns a plain number into pixels. */
const unitless =
  /^(animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|grid(Area|Row|Column)(Start|End)?|initialLetter|lineClamp|WebkitLineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|stroke\w*|tabSize|widows|zIndex|zoom)$/;

/** The values of plain modules, too: a colour or a length moves between files easily. */
const plain = /^packages\/(ui|app|app-core|admin|qr-reader)\/src\/(?!tokens\/|testing\/).*\.tsx?$/;

/** Colours and lengths come from tokens; views get styles from their .css.ts. */
export const checkValues: Check = (files) =>
  [...files].flatMap(([file, content]) => {
    const isStyles = file.endsWith('.css.ts');
    const isChecked = isStyles || (plain.test(file) && !/\.gen\.ts$/.test(file));
    if (!isChecked || isTestOrStory(file) || file.startsWith('packages/ui/src/tokens/')) return [];
    const problems: Problem[] = [];
    walk(parse(file, content), (node) => {
      if (!isStyles && isInlineStyle(node))
        problems.push({
          file,
          line: lineOf(node),
          rule: 'no-inline-styles',
          message:
            'Styles belong into the .css.ts. A value known only at run time is a variable of it, set with assignInlineVars.',
        });
      const raw = ts.isNumericLiteral(node)
        ? isStyles && rawNumber(node)
        : rawText(node, isStyles ? rawColor : colorsAt(node));
      if (!raw) return;
      const { rule, value } = raw;
      problems.push({
        file,
        line: lineOf(node),
        rule,
        message: `"${value}" is a raw value. Use one of vars, or define it in ui/src/tokens. (Allowed: 0, 1px, percentages, em, fr, transparent, currentColor and system colours.)`,
      });
    });
    return problems;
  });

/** `style={…}` with anything but `assignInlineVars(…)`, and a `style` object that is spread. */
function isInlineStyle(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'style')
    return (
      !node.initializer ||
      !ts.isJsxExpression(node.initializer) ||
      !setsVariables(node.initializer.expression)
    );
  return (
    ts.isPropertyAssignment(node) &&
    /^['"]?style['"]?$/.test(node.name.getText()) &&
    ts.isObjectLiteralExpression(node.initializer)
  );
}

function setsVariables(node: ts.Expression | undefined): boolean {
  if (!node) return false;
  if (ts.isConditionalExpression(node))
    return setsVariables(node.whenTrue) && setsVariables(node.whenFalse);
  if (ts.isBinaryExpression(node) && node.operatorToken.getText() === '&&')
    return setsVariables(node.right);
  if (ts.isCallExpression(node)) return node.expression.getText() === 'assignInlineVars';
  return node.getText() === 'undefined';
}

function colorsAt(node: ts.Node): RegExp {
  const owner = ts.findAncestor(
    node,
    (ancestor): ancestor is ts.PropertyAssignment | ts.JsxAttribute =>
      ts.isPropertyAssignment(ancestor) || ts.isJsxAttribute(ancestor),
  );
  return owner && takesColor.test(owner.name.getText()) ? rawColor : rawColorCode;
}

function rawText(node: ts.Node, colors: RegExp) {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  if (!isText || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return;

  const length = [...node.text.matchAll(rawLength)].find(([, number]) => !isSmall(Number(number)));
  if (length) return { rule: 'no-raw-lengths', value: length[0] };

  const color = isSelector(node) || isAddress(node.text) ? null : colors.exec(node.text);
  return color ? { rule: 'no-raw-colours', value: color[0] } : undefined;
}

function rawNumber(node: ts.NumericLiteral) {
  const minus = ts.isPrefixUnaryExpression(node.parent) ? node.parent : undefined;
  const owner = (minus ?? node).parent;
  if (!ts.isPropertyAssignment(owner) || owner.name === node || isSmall(Number(node.text))) return;
  const property = ts.isIdentifier(owner.name) ? owner.name.text : undefined;
  if (property === undefined || unitless.test(property)) return;
  return { rule: 'no-raw-lengths', value: `${property}: ${node.text}` };
}

const isSmall = (number: number) => number === 0 || number === 1;

function isSelector(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'globalStyle';
  return ts.findAncestor(node, ts.isComputedPropertyName) !== undefined;
}

const isAddress = (text: string) => /^\s*url\([^)]*\)/.test(text);
