import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../text/html.ts';
import { messages } from './messages.ts';

const maxBytes = 200_000;
const maxElements = 2000;
/** Elements that a renderer draws, each as often as it is referred to. */
const maxDrawn = 10_000;

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const groups = ['svg', 'g', 'defs', 'symbol', 'use', 'clipPath', 'mask'];
const gradients = ['linearGradient', 'radialGradient', 'stop'];
const elements = new Set([...shapes, ...groups, ...gradients, 'title', 'desc']);

/** What drawing programs add for themselves; a logo is the same without it. */
const ownOfPrograms = /^(metadata|(sodipodi|inkscape|rdf|cc|dc|x|i|sketch|serif|bx):.+)$/;

const attributes = new Set(
  `viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id href xlink:href
  fill fill-opacity fill-rule clip-path clip-rule mask opacity color display visibility
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits mask-type preserveAspectRatio paint-order vector-effect
  version role aria-label`.split(/\s+/),
);

const ignoredAttributes =
  /^(xmlns(:.+)?|xml:(space|lang)|class|data-.+|(sodipodi|inkscape|sketch|serif|bx):.+|enable-background|baseProfile|font-.+|-inkscape-.+|text-.+|line-height|writing-mode|white-space|isolation|mix-blend-mode|shape-rendering|color-.+|image-rendering|direction|letter-spacing|word-spacing|overflow|marker.*|stop-.*|solid-.*|filter)$/;

/** Reads a logo file and returns a safe SVG, or what in it is not allowed. */
export function readLogo(file: string): { svg: string } | { problems: string[] } {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    return { problems: [messages.logo.unreadable] };
  }
  if (content.length > maxBytes) return { problems: [messages.logo.tooLarge(maxBytes)] };
  return sanitizeSvg(content.toString('utf8'));
}

/**
 * Writes an SVG anew from an allow list of elements and attributes. Nothing of the given text is copied: each name
 * is one of the list and each value is escaped, so that two parsers cannot read different things from it.
 */
export function sanitizeSvg(text: string): { svg: string } | { problems: string[] } {
  const problems = new Set<string>();
  const out: string[] = [];
  const open: string[] = [];
  const drawing = createDrawing();
  let skipped = 0;
  let count = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (skipped > 0 || ownOfPrograms.test(name)) {
          skipped += 1;
          return;
        }
        open.push(name);
        if (count <= maxElements) drawing.open(attributes);
        if (open.length === 1 && name !== 'svg') problems.add(messages.logo.notSvg);
        if (!elements.has(name)) {
          problems.add(messages.logo.element(name.slice(0, 40)));
          return;
        }
        if (open.length === 1 && !attributes.viewBox) problems.add(messages.logo.noViewBox);
        // The size of the whole is that of the place where it is shown.
        const { width, height, ...ofRoot } = attributes;
        const allowed = Object.entries(withStyles(open.length === 1 ? ofRoot : attributes)).flatMap(
          ([key, value]) => attributeOf(name, key, value, problems),
        );
        const namespaces = open.length === 1 ? ['xmlns="http://www.w3.org/2000/svg"'] : [];
        out.push(`<${[name, ...namespaces, ...allowed].join(' ')}>`);
      },
      ontext(words) {
        if (skipped === 0 && ['title', 'desc'].includes(open.at(-1) ?? ''))
          out.push(escapeHtml(words));
      },
      onclosetag() {
        if (skipped > 0) skipped -= 1;
        else {
          const name = open.pop() ?? '';
          drawing.close();
          if (elements.has(name)) out.push(`</${name}>`);
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (count === 0) problems.add(messages.logo.notSvg);
  if (count > maxElements || drawing.count() > maxDrawn)
    problems.add(messages.logo.tooMany(maxElements));
  return problems.size > 0 ? { problems: [...problems] } : { svg: out.join('') };
}

/** Counts the elements of a drawing with those that are drawn by reference, again for each of them. */
function createDrawing() {
  const root = { count: 0, references: [] as string[] };
  const named = new Map<string, typeof root>();
  /** For each open element the ids of it and of those around it. */
  const around: string[][] = [];

  function countOf({ count, references }: typeof root, within: ReadonlySet<string>): number {
    let total = count;
    for (const id of references) {
      const target = named.get(id);
      if (!target) continue;
      // What is drawn by itself has no end.
      if (within.has(id)) return Number.POSITIVE_INFINITY;
      total += countOf(target, new Set([...within, id]));
      if (total > maxDrawn) return total;
    }
    return total;
  }

  return {
    open(attributes: Readonly<Record<string, string>>) {
      const ids = [
        ...(around.at(-1) ?? []),
        ...(attributes.id === undefined ? [] : [attributes.id]),
      ];
      around.push(ids);
      if (attributes.id !== undefined && !named.has(attributes.id))
        named.set(attributes.id, { count: 0, references: [] });
      const references = Object.values(attributes).flatMap((value) =>
        [...value.matchAll(/#([\w.-]+)/g)].map(([, id = '']) => id),
      );
      for (const drawn of [root, ...ids.flatMap((id) => named.get(id) ?? [])]) {
        drawn.count += 1;
        drawn.references.push(...references);
      }
    },
    close: () => void around.pop(),
    count: () => countOf(root, new Set()),
  };
}

/** Declarations of a style attribute become attributes: the page's content policy forbids inline styles. */
function withStyles({ style, ...attributes }: Record<string, string>): Record<string, string> {
  const declarations = (style ?? '').split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    return colon === -1
      ? []
      : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const];
  });
  return { ...attributes, ...Object.fromEntries(declarations) };
}

function attributeOf(
  element: string,
  name: string,
  value: string,
  problems: Set<string>,
): string[] {
  if (!attributes.has(name)) {
    if (!ignoredAttributes.test(name))
      problems.add(messages.logo.attribute(element, name.slice(0, 40)));
    return [];
  }
  const key = name === 'xlink:href' ? 'href' : name;
  const isReference = key === 'href';
  const pointsOutside = isReference
    ? !/^#[\w.-]+$/.test(value)
    : /url\((?!\s*["']?#[\w.-]+["']?\s*\))|[\\]|@import|javascript:|expression\(/i.test(value);
  if (pointsOutside) {
    problems.add(messages.logo.outside(element, name));
    return [];
  }
  return [`${key}="${escapeHtml(value)}"`];
}
