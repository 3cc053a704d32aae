import type { Engine, ShownResults } from '../../tests/stories/results.ts';

export type ShownChecks = {
  results: Record<Engine, ShownResults | null>;
  /** The report of the last visits that found something. */
  report: { address: string; date: string } | null;
};

/** Asked when a page shows them: visits that end after the build are there, too. */
let loaded: Promise<ShownChecks> | undefined;

export function loadResults(): Promise<ShownChecks> {
  loaded ??= fetch('./check-results.json').then((response) => {
    if (!response.ok) throw new Error(`check-results.json: ${response.status}`);
    return response.json() as Promise<ShownChecks>;
  });
  return loaded;
}
