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
const savedByJoining = (one: Group, other: Group) =>
  Math.min(300, 0.3 * one.bytes, 0.3 * other.bytes);

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
  const [best = []] = ends.toSorted((one, other) => cost(one) - cost(other));
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
    for (const { one, other } of pairs(groups, startCost)) {
      if (isForGuests(one, visits) !== isForGuests(other, visits) || rejected.get(one)?.has(other))
        continue;
      const next = withImports(
        [...groups.filter((group) => group !== one && group !== other), join(one, other)],
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
      rejected.set(one, (rejected.get(one) ?? new WeakSet()).add(other));
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
  const moved = (from: number, to: number) => {
    const next = places.with(from, to);
    const members = new Map<number, Group>();
    for (const [index, piece] of pieces.entries()) {
      const place = next[index] ?? 0;
      const member = members.get(place);
      members.set(place, member ? join(member, piece) : piece);
    }
    const found = withImports([...members.values()], parts);
    const nextCost = found ? costOf(found, visits, fileCost) : cost;
    if (!found || nextCost >= cost) return false;
    places = next;
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
    const key = `${kind} ${[...visits].sort((one, other) => one - other).join()}`;
    const group = { kind, parts: [index], bytes, visits };
    const known = groups.get(key);
    groups.set(key, known ? join(known, group) : group);
  }
  return [...groups.values()];
}

const join = (one: Group, other: Group): Group => ({
  kind: one.kind,
  parts: [...one.parts, ...other.parts],
  bytes: one.bytes + other.bytes - savedByJoining(one, other),
  visits: new Set([...one.visits, ...other.visits]),
});

/** Pairs of one kind that a visit shares, those first that gain most if nothing else loads with them. */
function pairs(groups: readonly Group[], startCost: number) {
  return groups
    .flatMap((one, index) => groups.slice(index + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => one.kind === other.kind && shared(one, other) > 0)
    .map((pair) => ({ ...pair, gain: gainOf(pair.one, pair.other, startCost) }))
    .sort((pair, next) => next.gain - pair.gain);
}

const shared = (one: Group, other: Group) =>
  [...one.visits].filter((visit) => other.visits.has(visit)).length;

function gainOf(one: Group, other: Group, startCost: number) {
  const both = shared(one, other);
  const forNothing =
    (one.visits.size - both) * other.bytes + (other.visits.size - both) * one.bytes;
  return both * (savedByJoining(one, other) + 2 * startCost) - forNothing;
}

/** The groups with the visits that load them through others, or null if they import each other in a circle. */
function withImports(groups: readonly Group[], parts: readonly Part[]): Group[] | null {
  const groupOf = new Map(groups.flatMap((group) => group.parts.map((part) => [part, group])));
  const visits = new Map(groups.map((group) => [group, new Set(group.visits)]));
  const importers: Group[] = [];
  const open = new Set<Group>();
  const visit = (group: Group): boolean => {
    if (open.has(group)) return false;
    if (importers.includes(group)) return true;
    open.add(group);
    const isOrdered = [...importsOf(group)].every(visit);
    open.delete(group);
    importers.unshift(group);
    return isOrdered;
  };
  const importsOf = (group: Group) => {
    const imported = new Set<Group>();
    for (const part of group.parts)
      for (const other of parts[part]?.imports ?? []) {
        const found = groupOf.get(other);
        if (found && found !== group) imported.add(found);
      }
    return imported;
  };
  if (!groups.every(visit)) return null;
  for (const group of importers)
    for (const imported of importsOf(group))
      for (const loading of visits.get(group) ?? []) visits.get(imported)?.add(loading);
  return groups.map((group) => {
    const all = visits.get(group) ?? group.visits;
    return all.size === group.visits.size ? group : { ...group, visits: all };
  });
}

function bytesOfVisits(loaded: readonly Pick<Part, 'bytes' | 'visits'>[]): Map<number, number> {
  const bytesOf = new Map<number, number>();
  for (const { bytes, visits } of loaded)
    for (const visit of visits) bytesOf.set(visit, (bytesOf.get(visit) ?? 0) + bytes);
  return bytesOf;
}

const filesOfVisits = (groups: readonly Group[]) =>
  bytesOfVisits(groups.map(({ visits }) => ({ bytes: 1, visits })));

/** By how many files all visits together are above what they may load. */
function filesAbove(groups: readonly Group[], visits: readonly Visit[]): number {
  let above = 0;
  for (const [visit, count] of filesOfVisits(groups))
    above += Math.max(0, count - (visits[visit]?.files ?? 0));
  return above;
}

/** What all visits together load, with the cost of their files. */
function costOf(groups: readonly Group[], visits: readonly Visit[], fileCost: number) {
  let cost = fileAboveCost * filesAbove(groups, visits);
  for (const bytes of bytesOfVisits(groups).values()) cost += bytes;
  for (const count of filesOfVisits(groups).values())
    cost += fileCost * count * Math.max(1, (count / manyFiles) ** 2);
  return cost;
}
