// The long run, with measurements: ROUNDS=10 npm run bench -- outages
import { runDrills } from './drill.ts';
import {
  type OutageScene,
  openFailoverClub,
  openFullDiskClub,
  openSmallClub,
  openUnavailableClub,
} from './openClubs.ts';

const rounds = Number(process.env.ROUNDS ?? 10);
const halfAMinute = 30_000;

type Run = { open: () => Promise<OutageScene>; rounds: number };

const runs: Run[] = [
  { open: openSmallClub, rounds },
  // A standby can be promoted once, so each round starts a new pair.
  ...Array.from({ length: rounds }, () => ({ open: openFailoverClub, rounds: 1 })),
  { open: () => openUnavailableClub(halfAMinute), rounds: 1 },
  { open: openFullDiskClub, rounds: Math.min(rounds, 3) },
];

let wrong = 0;
console.log(
  'outage | rounds | acknowledged | lost | doubled | half | 503 | other | seconds to ready',
);
for (const run of runs) {
  const scene = await run.open();
  try {
    for (const report of await runDrills(scene, scene.drills, run.rounds)) {
      const { lost, doubled, half, unexpected, secondsToReady } = report;
      const faults = [...lost, ...doubled, ...half, ...unexpected];
      wrong += faults.length;
      const times = secondsToReady.toSorted((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(2);
      const counts = [report.acknowledged, lost.length, doubled.length, half.length];
      console.log(
        [
          ...[report.name, run.rounds, ...counts, report.refused, unexpected.length],
          `median ${at(0.5)}, most ${at(1)}`,
        ].join(' | '),
      );
      for (const fault of faults.slice(0, 10)) console.error(`  ${fault}`);
    }
    if (scene.club.child.exitCode !== null) throw new Error(scene.club.output());
  } finally {
    await scene.stop();
  }
}
process.exit(wrong > 0 ? 1 : 0);
