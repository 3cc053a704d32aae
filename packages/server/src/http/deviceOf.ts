import type { components } from '@homestand/api-client/contract';
import type { FastifyRequest } from 'fastify';

export type Device = components['schemas']['StaffDevice'];

// In this order: Android names Linux, and Edge and Chrome on iOS name Safari.
const systems: readonly (readonly [Device['system'], RegExp])[] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['mac', /Macintosh|Mac OS X/],
  ['linux', /Linux|CrOS/],
];
const browsers: readonly (readonly [Device['browser'], RegExp])[] = [
  ['edge', /Edg(e|A|iOS)?[/]/],
  ['samsung', /SamsungBrowser[/]/],
  ['firefox', /Firefox[/]|FxiOS[/]/],
  ['chrome', /Chrome[/]|CriOS[/]|Chromium[/]/],
  ['safari', /Safari[/]/],
];

/** System and browser as the User-Agent header names them. An iPad in its default setting calls itself a Mac. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const agent = headers['user-agent'] ?? '';
  const find = <Name extends string>(all: readonly (readonly [Name, RegExp])[]) =>
    all.find(([, pattern]) => pattern.test(agent))?.[0];
  return { system: find(systems) ?? 'other', browser: find(browsers) ?? 'other' };
}
