import { once } from 'node:events';
import { expect, test } from 'vitest';
import { runDrills } from './outages/drill.ts';
import {
  type OutageScene,
  openFailoverClub,
  openFullDiskClub,
  openSmallClub,
} from './outages/openClubs.ts';

/** Each service is lost so many times. More rounds and measurements: npm run bench -- outages */
export function testOutages(rounds: number): void {
  test.each([
    ['connections, the database, Redis and storage are lost in turn', openSmallClub, rounds],
    // A standby can be promoted once.
    ['the primary is killed and its standby takes over', openFailoverClub, 1],
    ['the disk is full', openFullDiskClub, rounds],
  ])(
    '[ROB-01] %s: nothing acknowledged is lost or duplicated, and the server keeps running',
    async (_name, open, times) => {
      const scene = await open();
      try {
        const reports = await runDrills(scene, scene.drills, times);
        for (const report of reports) {
          const { acknowledged, refused, secondsToReady, services, ...rest } = report;
          const { service, refuses } = scene.drills.find(({ name }) => name === report.name) ?? {};
          expect(rest).toEqual({
            ...{ name: report.name, lost: [], doubled: [], half: [], unexpected: [] },
          });
          // On a full disk the database fails, too.
          expect(services).toEqual(service === undefined ? [] : expect.arrayContaining([service]));
          if (refuses) expect(refused).toBeGreaterThan(0);
          expect(acknowledged).toBeGreaterThan(0);
          expect(secondsToReady).toHaveLength(times);
        }
        await expectGoodEnd(scene);
      } finally {
        await scene.stop();
      }
    },
    rounds * 120_000,
  );
}

async function expectGoodEnd({ club, drills }: OutageScene) {
  expect(club.child.exitCode).toBeNull();
  expect(club.output()).not.toMatch(/Unhandled|uncaught/i);
  // An outage logs one line when it begins and one when it ends; nothing is logged as an error.
  expect(club.output()).not.toContain('"level":50');
  for (const { service } of drills)
    if (service !== undefined)
      for (const words of ['is unavailable', 'is available again'])
        expect(club.output()).toContain(`The ${service} ${words}`);
  club.child.kill('SIGTERM');
  const [code] = await once(club.child, 'exit');
  expect(code).toBe(0);
}
