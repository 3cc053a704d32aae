// The long run: KILLS=200 node tests/contract/crash/longRun.ts
import { tryCrashes } from './trial.ts';

const kills = Number(process.env.KILLS ?? 200);
const started = performance.now();
const { secondsToReady, lost, doubled, half, unexpected, ...counts } = await tryCrashes(
  kills,
  (line) => console.log(line),
);
const sorted = secondsToReady.toSorted((a, b) => a - b);
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
console.log(`
kills                 ${counts.kills}
acknowledged writes   ${counts.acknowledged}
unanswered writes     ${counts.inDoubt}
lost                  ${lost.length}
doubled               ${doubled.length}
half                  ${half.length}
unexpected answers    ${unexpected.length}
seconds to ready      median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} (${sorted.length} starts)
took                  ${((performance.now() - started) / 1000).toFixed(0)} s`);
const wrong = [...lost, ...doubled, ...half, ...unexpected];
for (const line of wrong.slice(0, 50)) console.error(line);
process.exit(wrong.length > 0 ? 1 : 0);
