import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import type { BuiltApp } from './builtApp.ts';
import type { StyleSource } from './styleSources.ts';

/** Two modules of styles for one element: rules of the second change those of the first. */
export type StylePair = { before: string; after: string };

/** Styles in the order in which a page links them. */
export type StyleList = { of: string; files: readonly string[] };

/**
 * Pairs whose order the sources fix: wherever the second is imported, the first was imported before, by a component that
 * may put both on one element. Rules of equal weight then count in the order that Storybook shows.
 */
export function pairsOf(sources: readonly StyleSource[]): StylePair[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Map<string, ReadonlySet<string>>();
  const reachedFrom = (path: string): ReadonlySet<string> => {
    const cached = reached.get(path);
    if (cached) return cached;
    const found = new Set([path]);
    // Set before its imports are looked at: modules may import each other in a circle.
    reached.set(path, found);
    for (const used of byPath.get(path)?.uses ?? [])
      for (const each of reachedFrom(used)) found.add(each);
    return found;
  };
  /** What each importer of the module imported before it; for a component's part, what its other files did, too. */
  const earlierThan = (path: string, within: string, open: readonly string[]): Set<string> => {
    const [first = new Set<string>(), ...others] = sources
      .filter((source) => source.uses.includes(path) && !open.includes(source.path))
      .map(({ path: importer, uses }) => {
        const isInside = dirname(importer) === within;
        // What a screen shows beside a component is not on the component's elements.
        if (!isInside && open.length > 0) return new Set<string>();
        const before = uses.slice(0, uses.indexOf(path)).flatMap((used) => [...reachedFrom(used)]);
        const outer = isInside ? earlierThan(importer, within, [...open, path]) : [];
        return new Set([...before, ...outer]);
      });
    return new Set([...first].filter((each) => others.every((other) => other.has(each))));
  };
  const styles = sources.filter(({ firstClass }) => firstClass !== null);
  return styles.flatMap(({ path: after, uses }) => {
    // Every page links the shared styles first; the elements that have one of them have no component's styles.
    if (after.startsWith('packages/ui/src/styles/')) return [];
    const earlier = earlierThan(after, dirname(after), []);
    for (const composed of uses) for (const path of reachedFrom(composed)) earlier.add(path);
    return styles
      .filter(({ path }) => path !== after && earlier.has(path))
      .map(({ path }) => ({ before: path, after }));
  });
}

/** Each place where a list has a pair in another order than its sources, or the second of a pair without the first. */
export function wrongOrders(
  sources: readonly StyleSource[],
  lists: readonly StyleList[],
  contentOf: (file: string) => string,
): string[] {
  const placeOf = placesIn(sources, lists, contentOf);
  const pairs = pairsOf(sources);
  return lists.flatMap(({ of, files }) => {
    const rank = (path: string) => {
      const place = placeOf.get(path);
      const at = place ? files.indexOf(place.file) : -1;
      return place && at !== -1 ? at + place.fraction : null;
    };
    return pairs.flatMap(({ before, after }) => {
      const second = rank(after);
      if (second === null) return [];
      const first = rank(before);
      // Loaded later, the first would come after the second.
      if (first === null) return [`${of}: ${after} is loaded without ${before}.`];
      return first > second ? [`${of}: ${after} comes before ${before}.`] : [];
    });
  });
}

/** The file of each module of styles, and where in it: 0 at its beginning, below 1 at its end. */
function placesIn(
  sources: readonly StyleSource[],
  lists: readonly StyleList[],
  contentOf: (file: string) => string,
) {
  const places = new Map<string, { file: string; fraction: number }>();
  for (const file of new Set(lists.flatMap(({ files }) => files))) {
    const content = contentOf(file);
    for (const { path, firstClass } of sources) {
      if (firstClass === null) continue;
      const at = content.search(new RegExp(`[.]${firstClass}(?![\\w-])`));
      if (at === -1) continue;
      const fraction = at / content.length;
      const place = places.get(path);
      // Rules of other modules may name its class; its own stand in the file that has it first.
      if (!place) places.set(path, { file, fraction });
    }
  }
  return places;
}

/** What pages link: at their start, before each part that loads on demand, and in the HTML of the server. */
export function styleListsOf({ folder, chunks }: Pick<BuiltApp, 'folder' | 'chunks'>): StyleList[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const page = read('index.html');
  const [, base = ''] = /<script type="module"[^>]* src="(\/\w+\/)/.exec(page) ?? [];
  const first = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].flatMap(
    ([, href = '']) => (href.startsWith(`${base}assets/`) ? [href.slice(base.length)] : []),
  );
  const after = (files: readonly string[]) => [...new Set([...first, ...files])];
  const onDemand = chunks.flatMap(({ file }) => {
    const code = read(file);
    const [, table] = /m\.f=(\[[^\]]*\])/.exec(code) ?? [];
    const files: string[] = table ? JSON.parse(table) : [];
    return [...code.matchAll(/__vite__mapDeps\((\[[\d,]+\])\)/g)].map(([, numbers = '[]']) => {
      const loaded = (JSON.parse(numbers) as number[]).map((number) => files[number] ?? '');
      const [script = file] = loaded.filter((name) => name.endsWith('.js'));
      return { of: script, files: after(loaded.filter((name) => name.endsWith('.css'))) };
    });
  });
  return [{ of: 'index.html', files: after([]) }, ...onDemand, ...fromServer(folder, after)];
}

/** The server links styles of a page that shows its screen at once, and only preloads those of the others. */
function fromServer(folder: string, after: (files: readonly string[]) => string[]): StyleList[] {
  const file = join(folder, '.vite', 'pages.json');
  if (!existsSync(file)) return [];
  const pages: { pattern: string; isScreen: boolean; styles: string[] }[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return pages
    .filter(({ isScreen }) => isScreen)
    .map(({ pattern, styles }) => ({
      of: `the page of ${pattern}`,
      files: after(styles.map((address) => address.replace(/^\/\w+\//, ''))),
    }));
}

/** The wrong orders of a built app. Throws if too few of its styles are found to say anything. */
export function wrongOrdersIn(app: BuiltApp): string[] {
  const lists = styleListsOf(app);
  const files = new Set(lists.flatMap((list) => list.files));
  if (lists.length < 10 || files.size < 10 || pairsOf(app.styleSources).length < 500)
    throw new Error('The styles of the built app were not found: see scripts/styleOrder.ts.');
  return wrongOrders(app.styleSources, lists, (file) =>
    readFileSync(join(app.folder, file), 'utf8'),
  );
}
