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

type Group = Pick<Part, 'kind' | 'bytes' | 'visits'> & { parts: readonly number[] };

/** One more file costs a visit as much as these bytes: its headers, and its share of the round trips. */
const fileCost = 2500;
/** From this number of files on, each costs more. */
const manyFiles = 8;
/** A visit may load seven of them: with the first page, the screen's own and what is around it, twelve files. */
const mostFiles = 7;
/** Above that, each costs more than any bytes. */
const fileAboveCost = 100_000;
/** How much more a visit may load for that: what is estimated here is not exact. */
const tolerance = 1.02;
/** Two files joined are smaller than apart: no second list of imports and exports, one dictionary. */
const savedByJoining = (one: Group, other: Group) =>
  Math.min(300, 0.3 * one.bytes, 0.3 * other.bytes);

/**
 * Joins parts so that a visit loads few files and few bytes that it does not need: again and again the two
 * groups that gain most. Groups never import each other in a circle; a visit loads more bytes than without joining
 * only where it would load too many files. What guests load is not joined with what they do not. Returns the numbers
 * of the parts in each group.
 */
export function joinParts(
  parts: readonly Part[],
  guests: ReadonlySet<number> = new Set(),
): number[][] {
  let groups = withSameVisits(parts);
  const most = bytesOfVisits(parts);
  const isForGuests = ({ visits }: Group) => [...visits].some((visit) => guests.has(visit));
  const rejected = new WeakMap<Group, WeakSet<Group>>();
  for (;;) {
    const cost = costOf(groups);
    const above = filesAbove(groups);
    let joined: Group[] | undefined;
    for (const { one, other } of pairs(groups)) {
      if (isForGuests(one) !== isForGuests(other) || rejected.get(one)?.has(other)) continue;
      const next = withImports(
        [...groups.filter((group) => group !== one && group !== other), join(one, other)],
        parts,
      );
      const isBetter =
        next !== null &&
        costOf(next) < cost &&
        (filesAbove(next) < above ||
          [...bytesOfVisits(next)].every(
            ([visit, bytes]) => bytes <= tolerance * (most.get(visit) ?? 0),
          ));
      if (isBetter) {
        joined = next;
        break;
      }
      rejected.set(one, (rejected.get(one) ?? new WeakSet()).add(other));
    }
    if (!joined) return groups.map((group) => [...group.parts]);
    groups = joined;
  }
}

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
function pairs(groups: readonly Group[]) {
  return groups
    .flatMap((one, index) => groups.slice(index + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => one.kind === other.kind && shared(one, other) > 0)
    .map((pair) => ({ ...pair, gain: gainOf(pair.one, pair.other) }))
    .sort((pair, next) => next.gain - pair.gain);
}

const shared = (one: Group, other: Group) =>
  [...one.visits].filter((visit) => other.visits.has(visit)).length;

function gainOf(one: Group, other: Group) {
  const both = shared(one, other);
  const forNothing =
    (one.visits.size - both) * other.bytes + (other.visits.size - both) * one.bytes;
  return both * (savedByJoining(one, other) + 2 * fileCost) - forNothing;
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

/** By how many files all visits together are above what one may load. */
function filesAbove(groups: readonly Group[]): number {
  let above = 0;
  for (const count of filesOfVisits(groups).values()) above += Math.max(0, count - mostFiles);
  return above;
}

/** What all visits together load, with the cost of their files. */
function costOf(groups: readonly Group[]) {
  let cost = fileAboveCost * filesAbove(groups);
  for (const bytes of bytesOfVisits(groups).values()) cost += bytes;
  for (const count of filesOfVisits(groups).values())
    cost += fileCost * count * Math.max(1, (count / manyFiles) ** 2);
  return cost;
}
