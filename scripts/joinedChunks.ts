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
};

type Group = Pick<Part, 'kind' | 'bytes' | 'visits'> & { parts: readonly number[] };

/** One more file costs a visit as much as these bytes: its headers. */
const fileCost = 300;
/** What the joining starts with instead: where it ends depends on its first joins, and the best end is taken. */
const startCosts = [1000, 2500, 5000];
/** From this number of files on, each costs more. */
const manyFiles = 8;
/** Above that, each costs more than any bytes. */
const fileAboveCost = 100_000;
/** How much more a visit may load for that: what is estimated here is not exact. */
const tolerance = 1.02;
/** Two files joined are smaller than apart: no second list of imports and exports, one dictionary. */
const savedByJoining = (a: Group, b: Group) => Math.min(300, 0.3 * a.bytes, 0.3 * b.bytes);

/**
 * Joins parts so that a visit loads few files and few bytes that it does not need. Groups never import each other in a
 * circle; a visit loads more bytes than without joining only where it would load too many files. What guests load is
 * not joined with what they do not. Returns the numbers of the parts in each group.
 */
export function joinParts(parts: readonly Part[], visits: readonly Visit[]): number[][] {
  const ends = startCosts.map((startCost) =>
    moveBetween(joinPairs(parts, visits, startCost), parts, visits),
  );
  const cost = (groups: readonly Group[]) => costOf(groups, visits, fileCost);
  const [best = []] = ends.toSorted((a, b) => cost(a) - cost(b));
  return best.map((group) => [...group.parts]);
}

/** Again and again, the two groups are joined that gain most. */
function joinPairs(
  parts: readonly Part[],
  visits: readonly Visit[],
  startCost: number,
): readonly Group[] {
  let groups = withSameVisits(parts);
  const most = bytesOfVisits(parts);
  const rejected = new WeakMap<Group, WeakSet<Group>>();
  for (;;) {
    const cost = costOf(groups, visits, startCost);
    const above = filesAbove(groups, visits);
    let joined: Group[] | undefined;
    for (const { a, b } of pairs(groups, startCost)) {
      if (isForGuests(a, visits) !== isForGuests(b, visits) || rejected.get(a)?.has(b)) continue;
      const next = withImports(
        [...groups.filter((group) => group !== a && group !== b), join(a, b)],
        parts,
      );
      const isBetter =
        next !== null &&
        costOf(next, visits, startCost) < cost &&
        (filesAbove(next, visits) < above ||
          [...bytesOfVisits(next)].every(
            ([visit, bytes]) => bytes <= tolerance * (most.get(visit) ?? 0),
          ));
      if (isBetter) {
        joined = next;
        break;
      }
      rejected.set(a, (rejected.get(a) ?? new WeakSet()).add(b));
    }
    if (!joined) return groups;
    groups = joined;
  }
}

/**
 * Moves the parts with the same visits one by one to where they cost less, or apart, until no move helps. Joining
 * alone ends where the first joins led it: a new module then changes what other screens load.
 */
function moveBetween(
  joined: readonly Group[],
  parts: readonly Part[],
  visits: readonly Visit[],
): readonly Group[] {
  const pieces = withSameVisits(parts);
  const groupOf = new Map(joined.flatMap(({ parts }, group) => parts.map((part) => [part, group])));
  let places = pieces.map(({ parts: [part = 0] }) => groupOf.get(part) ?? 0);
  let groups = joined;
  let cost = costOf(groups, visits, fileCost);
  /** The groups by place, without the visits that load them through others. */
  let current = new Map<number, Group>();
  const moved = (from: number, to: number) => {
    const next = places.with(from, to);
    const members = new Map<number, Group>();
    for (const [index, piece] of pieces.entries()) {
      const place = next[index] ?? 0;
      const isOther = place !== to && place !== places[from];
      const stored = isOther ? current.get(place) : undefined;
      const member = members.get(place);
      if (stored) members.set(place, stored);
      else members.set(place, member ? join(member, piece) : piece);
    }
    const found = withImports([...members.values()], parts);
    const nextCost = found ? costOf(found, visits, fileCost) : cost;
    if (!found || nextCost >= cost) return false;
    places = next;
    current = members;
    groups = found;
    cost = nextCost;
    return true;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [index, piece] of pieces.entries()) {
      const isAlike = (other: number) =>
        pieces[other]?.kind === piece.kind &&
        isForGuests(pieces[other] ?? piece, visits) === isForGuests(piece, visits);
      const apart = Math.max(...places) + 1;
      for (const to of new Set([...places.filter((_, other) => isAlike(other)), apart]))
        if (to !== places[index] && moved(index, to)) isBetter = true;
    }
  }
  return groups;
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

const join = (a: Group, b: Group): Group => ({
  kind: a.kind,
  parts: [...a.parts, ...b.parts],
  bytes: a.bytes + b.bytes - savedByJoining(a, b),
  visits: new Set([...a.visits, ...b.visits]),
});

/** Pairs of one kind that a visit shares, those first that gain most if nothing else loads with them. */
function pairs(groups: readonly Group[], startCost: number) {
  return groups
    .flatMap((group, index) => groups.slice(index + 1).map((other) => ({ a: group, b: other })))
    .filter(({ a, b }) => a.kind === b.kind && shared(a, b) > 0)
    .map((pair) => ({ ...pair, gain: gainOf(pair.a, pair.b, startCost) }))
    .sort((pair, next) => next.gain - pair.gain);
}

function shared(a: Group, b: Group): number {
  let count = 0;
  for (const visit of a.visits) if (b.visits.has(visit)) count += 1;
  return count;
}

function gainOf(a: Group, b: Group, startCost: number) {
  const both = shared(a, b);
  const forNothing = (a.visits.size - both) * b.bytes + (b.visits.size - both) * a.bytes;
  return both * (savedByJoining(a, b) + 2 * startCost) - forNothing;
}

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

function bytesOfVisits(loaded: readonly Pick<Part, 'bytes' | 'visits'>[]): Map<number, number> {
  const bytesOf = new Map<number, number>();
  for (const { bytes, visits } of loaded)
    for (const visit of visits) bytesOf.set(visit, (bytesOf.get(visit) ?? 0) + bytes);
  return bytesOf;
}

/** What each visit loads, and the visits in the order of their first file. */
function loadsOf(groups: readonly Group[], visits: readonly Visit[]) {
  const bytes = new Float64Array(visits.length);
  const files = new Uint32Array(visits.length);
  const order: number[] = [];
  for (const group of groups)
    for (const visit of group.visits) {
      if (files[visit] === 0) order.push(visit);
      files[visit] = (files[visit] ?? 0) + 1;
      bytes[visit] = (bytes[visit] ?? 0) + group.bytes;
    }
  return order.map((visit) => ({
    bytes: bytes[visit] ?? 0,
    files: files[visit] ?? 0,
    above: Math.max(0, (files[visit] ?? 0) - (visits[visit]?.files ?? 0)),
  }));
}

/** By how many files all visits together are above what they may load. */
const filesAbove = (groups: readonly Group[], visits: readonly Visit[]): number =>
  loadsOf(groups, visits).reduce((sum, { above }) => sum + above, 0);

/** What all visits together load, with the cost of their files. */
function costOf(groups: readonly Group[], visits: readonly Visit[], fileCost: number) {
  const loads = loadsOf(groups, visits);
  let cost = fileAboveCost * loads.reduce((sum, { above }) => sum + above, 0);
  for (const { bytes } of loads) cost += bytes;
  for (const { files } of loads) cost += fileCost * files * Math.max(1, (files / manyFiles) ** 2);
  return cost;
}
