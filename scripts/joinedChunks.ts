/** The modules, scripts or styles, that the same screens need. */
export type Part = {
  kind: 'script' | 'style';
  modules: readonly string[];
  /** Compressed size, roughly. */
  bytes: number;
  /** The visits that load it, as numbers. */
  visits: ReadonlySet<number>;
  /** The parts that load with it, as numbers. */
  imports: readonly number[];
};

/** A cold visit to a screen. */
export type Visit = {
  isForGuests: boolean;
  /** How many files of what it shares with others it may load. */
  files: number;
  /** How much its bytes count beside those of another one. */
  weight: number;
};

type Group = Pick<Part, 'kind' | 'bytes' | 'visits'> & { parts: readonly number[] };

/** One more file costs a visit as much as these bytes: its headers. */
const fileCost = 300;
/** From this number of files on, each costs more. */
const manyFiles = 8;
/** Above what a visit may load, each file costs more than any bytes. */
const fileAboveCost = 100_000;
/** Two files joined are smaller than apart: no second list of imports and exports, one dictionary. */
const savedByJoining = (a: Group, b: Group) => Math.min(300, 0.3 * a.bytes, 0.3 * b.bytes);

/**
 * Joins parts so that a visit loads few files and few bytes that it does not need. Groups never import each other in a
 * circle. What guests load is not joined with what they do not. Returns the numbers of the parts in each group.
 *
 * A local search: it moves parts with the same visits, one by one or with all of their group, to where they cost less,
 * or apart, until no move helps. Where that ends depends on the start, so that a small change of one part could make
 * every visit larger. Therefore each group of the cheapest end is taken apart once, and the search goes on from there.
 */
export function joinParts(parts: readonly Part[], visits: readonly Visit[]): number[][] {
  const pieces = withSameVisits(parts);
  const kinds = pieces.map((piece) => `${piece.kind} ${isForGuests(piece, visits)}`);
  const groupsAt = groupsOf(pieces, parts);
  const costAt: CostAt = (places) => {
    const groups = groupsAt(places);
    return groups ? costOf(groups, visits) : Number.POSITIVE_INFINITY;
  };
  const search = (places: readonly number[]) => movePieces(places, kinds, costAt);
  const ends = starts.map((start) =>
    search(
      // What a part imports has at least its visits, so that these groups never import each other in a circle.
      pieces.map((piece, index) =>
        pieces.findIndex(
          (other, at) => kinds[at] === kinds[index] && start(other) === start(piece),
        ),
      ),
    ),
  );
  let [best = { places: [], cost: 0 }] = ends.sort((a, b) => a.cost - b.cost);
  for (const place of new Set(best.places)) {
    const end = search(takenApart(best.places, place));
    if (end.cost < best.cost) best = end;
  }
  return (groupsAt(best.places) ?? []).map((group) => [...group.parts]);
}

/** Of each piece the number of its group. */
type Places = readonly number[];
type CostAt = (places: Places) => number;

/** Pieces start in one group if these are the same. */
const starts: readonly ((piece: Group) => unknown)[] = [
  () => 'one',
  ({ visits }) => visits.size > 1,
];

const takenApart = (places: Places, place: number): Places => {
  const free = Math.max(...places) + 1;
  return places.map((at, index) => (at === place ? free + index : at));
};

function movePieces(start: Places, kinds: readonly string[], costAt: CostAt) {
  let places = start;
  let cost = costAt(places);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [index, kind] of kinds.entries()) {
      const apart = Math.max(...places) + 1;
      for (const to of new Set([...places.filter((_, other) => kinds[other] === kind), apart])) {
        const from = places[index];
        if (to === from) continue;
        for (const moved of [
          places.with(index, to),
          places.map((place) => (place === from ? to : place)),
        ]) {
          const nextCost = costAt(moved);
          if (nextCost >= cost) continue;
          places = moved;
          cost = nextCost;
          isBetter = true;
        }
      }
    }
  }
  return { places, cost };
}

/** The groups at their places, or null if they import each other in a circle. One that was joined before is found again. */
function groupsOf(pieces: readonly Group[], parts: readonly Part[]) {
  const groupOfPieces = new Map<string, Group>();
  return (places: Places): Group[] | null => {
    const members: number[][] = [];
    for (const [index, place] of places.entries()) {
      members[place] ??= [];
      members[place].push(index);
    }
    // Without the numbers that no group has.
    const groups = members.flatMap((indexes) => {
      const key = indexes.join();
      const group =
        groupOfPieces.get(key) ?? joined(indexes.flatMap((index) => pieces[index] ?? []));
      groupOfPieces.set(key, group);
      return group;
    });
    return withImports(groups, parts);
  };
}

const isForGuests = (group: Group, visits: readonly Visit[]) =>
  [...group.visits].some((visit) => visits[visit]?.isForGuests);

/** Parts with the same visits: joining them costs nobody anything. */
function withSameVisits(parts: readonly Part[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [index, { kind, visits, bytes }] of parts.entries()) {
    const key = `${kind} ${[...visits].sort((a, b) => a - b).join()}`;
    const group = { kind, parts: [index], bytes, visits };
    const existing = groups.get(key);
    groups.set(key, existing ? join(existing, group) : group);
  }
  return [...groups.values()];
}

const joined = (groups: readonly Group[]) => groups.reduce(join);

const join = (a: Group, b: Group): Group => ({
  kind: a.kind,
  parts: [...a.parts, ...b.parts],
  bytes: a.bytes + b.bytes - savedByJoining(a, b),
  visits: new Set([...a.visits, ...b.visits]),
});

/** The parts that those of a group import. Most groups of one try are those of the one before. */
const importsOfGroups = new WeakMap<Group, ReadonlySet<number>>();

function importedParts(group: Group, parts: readonly Part[]): ReadonlySet<number> {
  const cached = importsOfGroups.get(group);
  if (cached) return cached;
  const imported = new Set(group.parts.flatMap((part) => parts[part]?.imports ?? []));
  importsOfGroups.set(group, imported);
  return imported;
}

/** The groups with the visits that load them through others, or null if they import each other in a circle. */
function withImports(groups: readonly Group[], parts: readonly Part[]): Group[] | null {
  const groupOf: Group[] = [];
  for (const group of groups) for (const part of group.parts) groupOf[part] = group;
  const importedBy = new Map<Group, ReadonlySet<Group>>();
  const open = new Set<Group>();
  /** Each after those that it imports. */
  const ordered = new Set<Group>();
  const visit = (group: Group): boolean => {
    if (open.has(group)) return false;
    if (ordered.has(group)) return true;
    open.add(group);
    const imported = new Set<Group>();
    for (const part of importedParts(group, parts)) {
      const found = groupOf[part];
      if (found && found !== group) imported.add(found);
    }
    importedBy.set(group, imported);
    for (const other of imported) if (!visit(other)) return false;
    open.delete(group);
    ordered.add(group);
    return true;
  };
  for (const group of groups) if (!visit(group)) return null;
  const more = new Map<Group, Set<number>>();
  for (const group of [...ordered].reverse()) {
    const loading = more.get(group) ?? group.visits;
    for (const imported of importedBy.get(group) ?? [])
      for (const visit of loading) {
        if ((more.get(imported) ?? imported.visits).has(visit)) continue;
        const all = more.get(imported) ?? new Set(imported.visits);
        more.set(imported, all.add(visit));
      }
  }
  return groups.map((group) => {
    const visits = more.get(group);
    return visits ? { ...group, visits } : group;
  });
}

/** What all visits together load, with the cost of their files. */
function costOf(groups: readonly Group[], visits: readonly Visit[]) {
  let cost = 0;
  const files = visits.map(() => 0);
  for (const group of groups)
    for (const visit of group.visits) {
      cost += group.bytes * (visits[visit]?.weight ?? 1);
      files[visit] = (files[visit] ?? 0) + 1;
    }
  for (const [visit, { files: most }] of visits.entries()) {
    const count = files[visit] ?? 0;
    cost += fileCost * count * Math.max(1, (count / manyFiles) ** 2);
    cost += fileAboveCost * Math.max(0, count - most);
  }
  return cost;
}
