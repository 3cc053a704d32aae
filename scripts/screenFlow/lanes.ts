import type { FlowScreen } from './screens.ts';

export type Person = 'fan' | 'player' | 'staff';
/** A screen, and those that an arrow leads to from it. */
export type Step = FlowScreen & { next: Step[] };
export type Lane = { person: Person; name: string; starts: Step[] };

/**
 * The screens of each person by part of the app, in the order of the route tables. In a lane every screen stands once: behind
 * the last one before it in the table that has a link to it, or at the start.
 */
export function lanesOf(screens: readonly FlowScreen[]): Lane[] {
  const persons: Person[] = ['fan', 'player', 'staff'];
  return persons.flatMap((person) => {
    const own = screens.filter((screen) => personOf(screen) === person);
    const groups = Map.groupBy(own, ({ group }) => group);
    return [...groups].map(([name, members]) => ({ person, name, starts: stepsOf(members) }));
  });
}

function personOf({ route, address }: FlowScreen): Person {
  if (route.startsWith('staff/')) return 'staff';
  return /^\/(p|player)\//.test(address) ? 'player' : 'fan';
}

function stepsOf(screens: readonly FlowScreen[]): Step[] {
  const starts: Step[] = [];
  const placed: Step[] = [];
  const waiting = screens.map((screen): Step => ({ ...screen, next: [] }));
  while (waiting.length > 0) {
    const found = waiting.flatMap((step) => {
      const before = beforeOf(step, placed);
      return before ? [{ step, before }] : [];
    })[0];
    // Without a link to any of them, the next of the table begins anew.
    const step = found?.step ?? waiting[0];
    if (!step) break;
    (found ? found.before.next : starts).push(step);
    placed.push(step);
    waiting.splice(waiting.indexOf(step), 1);
  }
  // The longest way goes straight on.
  for (const { next } of placed) next.sort((a, b) => lengthOf(b) - lengthOf(a));
  return starts;
}

const lengthOf = ({ next }: Step): number => 1 + Math.max(0, ...next.map(lengthOf));

/** The second route of a screen is no step on the way to others, which the first one leads to. */
function beforeOf(step: Step, placed: readonly Step[]): Step | undefined {
  const isFirst = (candidate: Step) =>
    placed.find(({ screen }) => screen === candidate.screen) === candidate;
  return placed.findLast((candidate) => isFirst(candidate) && candidate.links.includes(step.route));
}
