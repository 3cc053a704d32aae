/** What Istanbul's JSON says of one file; the parts used here. */
export type FileCoverage = {
  path: string;
  statementMap: Record<string, { start: { line: number } }>;
  s: Record<string, number>;
};

/** How often the lines of each file ran; files by their path in the repository. */
export type Lines = Map<string, Map<number, number>>;

/**
 * Adds a run to the lines of others. Lines are what runs have in common: the development server, the build and
 * Node split the same source into different statements.
 */
export function addRun(lines: Lines, run: Iterable<readonly [string, FileCoverage]>) {
  for (const [file, { statementMap, s }] of run) {
    const linesOfFile = lines.get(file) ?? new Map<number, number>();
    lines.set(file, linesOfFile);
    const hits = new Map<number, number>();
    for (const [id, { start }] of Object.entries(statementMap))
      hits.set(start.line, Math.max(hits.get(start.line) ?? 0, s[id] ?? 0));
    for (const [line, count] of hits) linesOfFile.set(line, (linesOfFile.get(line) ?? 0) + count);
  }
}

/** One statement for each line, for Istanbul's reports. */
export function toIstanbul(lines: Lines, absolute: (file: string) => string) {
  return Object.fromEntries(
    [...lines].map(([file, hits]) => {
      const sorted = [...hits].sort(([a], [b]) => a - b);
      const path = absolute(file);
      return [
        path,
        {
          path,
          statementMap: Object.fromEntries(
            sorted.map(([line], index) => [
              index,
              { start: { line, column: 0 }, end: { line, column: null } },
            ]),
          ),
          s: Object.fromEntries(sorted.map(([, count], index) => [index, count])),
          fnMap: {},
          f: {},
          branchMap: {},
          b: {},
        },
      ];
    }),
  );
}

export type PackageCoverage = {
  name: string;
  lines: number;
  covered: number;
  /** Files with code of which no line ran. */
  uncovered: string[];
};

/** One row for each package, by name. */
export function byPackage(lines: Lines): PackageCoverage[] {
  const packages = new Map<string, PackageCoverage>();
  for (const [file, hits] of [...lines].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = file.split('/')[1] ?? '';
    const found = packages.get(name) ?? { name, lines: 0, covered: 0, uncovered: [] };
    packages.set(name, found);
    const covered = [...hits.values()].filter((count) => count > 0).length;
    found.lines += hits.size;
    found.covered += covered;
    if (hits.size > 0 && covered === 0) found.uncovered.push(file);
  }
  return [...packages.values()];
}
