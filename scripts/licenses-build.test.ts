import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryProject } from './check/temporaryProject.ts';
import { noticesOf } from './licenses-build.ts';

const react = createRequire(import.meta.url).resolve('react');

test('a package of the bundle has its notice once, with version and source; own and virtual modules have none', () => {
  const notices = noticesOf([
    react,
    react.replace('index.js', 'jsx-runtime.js'),
    '\0rolldown/runtime.js',
    join(import.meta.dirname, 'app-build.ts'),
  ]);
  expect(notices).toHaveLength(1);
  expect(notices[0]?.heading).toMatch(/^react \d+[.]\d+[.]\d+ \(MIT\) .*github[.]com/);
  expect(notices[0]?.text).toContain('Permission is hereby granted, free of charge');
});

test('packages with the same licence share its text; a package without one stops the build', () => {
  const of = (name: string, license?: string) => ({
    [`node_modules/${name}/package.json`]: `{"name":"${name}","version":"1.0.0","license":"MIT"}`,
    [`node_modules/${name}/esm/package.json`]: '{"type":"module"}',
    [`node_modules/${name}/esm/index.js`]: '',
    ...(license !== undefined && { [`node_modules/${name}/LICENSE`]: license }),
  });
  const project = temporaryProject({ ...of('one', 'MIT'), ...of('two', 'MIT'), ...of('bare') });
  onTestFinished(() => project[Symbol.dispose]());
  const module = (name: string) => join(project.root, `node_modules/${name}/esm/index.js`);
  expect(noticesOf([module('two'), module('one')])).toEqual([
    { heading: 'one 1.0.0 (MIT)\ntwo 1.0.0 (MIT)', text: 'MIT' },
  ]);
  expect(() => noticesOf([module('bare')])).toThrow('has no licence to ship with the app');
});
