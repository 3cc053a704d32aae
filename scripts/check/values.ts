import ts from 'typescript';
import { type Check, lineOf, type Problem, parse, walk } from './project.ts';

const colorNames =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const rawColor = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${colorNames.replaceAll(' ', '|')})(?![\\w-])`,
  'i',
);
const rawLength = /(?<![\w.#-])-?(\d*\.?\d+)(px|rem|pt|pc|cm|mm|in|Q)\b/g;

/** Unitless properties. For others vanilla-extract turns a plain number into pixels. */
const unitless =
  /^(animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|grid(Area|Row|Column)(Start|End)?|initialLetter|lineClamp|WebkitLineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|stroke\w*|tabSize|widows|zIndex|zoom)$/;

/** Colours and lengths come from tokens. */
export const checkValues: Check = (files) =>
  [...files].flatMap(([file, content]) => {
    if (!file.endsWith('.css.ts') || file.startsWith('packages/ui/src/tokens/')) return [];
    const problems: Problem[] = [];
    walk(parse(file, content), (node) => {
      const raw = ts.isNumericLiteral(node) ? rawNumber(node) : rawText(node);
      if (raw === undefined) return;
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

function rawText(node: ts.Node) {
  const isText =
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node);
  if (!isText || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return;

  const length = [...node.text.matchAll(rawLength)].find(([, number]) => !isSmall(Number(number)));
  if (length) return { rule: 'no-raw-lengths', value: length[0] };

  const color = isSelector(node) || isAddress(node.text) ? null : rawColor.exec(node.text);
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
