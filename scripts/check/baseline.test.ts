import { expect, test, vi } from 'vitest';
import { checkBaseline } from './baseline.ts';
import { summarize, temporaryProject } from './temporaryProject.ts';

// Each check starts the compiler, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const script = 'packages/app/src/a.tsx';
const worker = 'packages/app-core/src/service-worker/a.ts';
const styles = 'packages/ui/src/a.css.ts';

test('[ENG-02] features that every browser of the baseline has pass, and so do those inside @supports', () => {
  using project = temporaryProject({
    [script]: `
      const own = { parse: (text: string) => text, any: 1 };
      export const a = [own.parse(''), own.any, [1].toSorted(), AbortSignal.timeout(1), new URL('a:b')];
      export const b = <p inert hidden={'popover' in HTMLElement.prototype}>a</p>;`,
    [worker]: `export const a = () => caches.match('/');`,
    [styles]: `
      export const a = style({ userSelect: 'none', minHeight: '100dvh', color: 'color-mix(in srgb, red, blue)',
        '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } } });
      export const b = recipe({ variants: { size: { small: {} } }, defaultVariants: { size: 'small' } });`,
    'packages/ui/src/a.stories.tsx': `export const a = Promise.withResolvers();`,
  });
  expect(checkBaseline(project.root, [])).toEqual([]);
});

const planted: Record<string, [code: string, feature: string][]> = {
  [script]: [
    [`AbortSignal.any([])`, 'api/AbortSignal/any_static'],
    [`URL.canParse('')`, 'api/URL/canParse_static'],
    [`Promise.withResolvers()`, 'javascript/builtins/Promise/withResolvers'],
    [`new Set([1]).union(new Set([2]))`, 'javascript/builtins/Set/union'],
    [`Array.fromAsync([])`, 'javascript/builtins/Array/fromAsync'],
    [`document.startViewTransition()`, 'api/Document/startViewTransition'],
    [`document.body.showPopover()`, 'api/HTMLElement/showPopover'],
    [`document.querySelector('a:popover-open')`, 'css/selectors/popover-open'],
    [`<p popover="auto">a</p>`, 'html/global_attributes/popover'],
    [`requestIdleCallback(() => {})`, 'api/Window/requestIdleCallback'],
  ],
  [worker]: [[`AbortSignal.any([])`, 'api/AbortSignal/any_static']],
  [styles]: [
    [`style({ color: 'light-dark(red, blue)' })`, 'css/types/color/light-dark'],
    [`style({ gridTemplateColumns: 'subgrid' })`, 'css/properties/grid-template-columns/subgrid'],
    [`style({ wordBreak: 'auto-phrase' })`, 'css/properties/word-break/auto-phrase'],
    [`style({ fieldSizing: 'inherit' })`, 'css/properties/field-sizing'],
    [`style({ positionArea: 'none' })`, 'css/properties/position-area'],
    [`style({ '@starting-style': { opacity: 0 } })`, 'css/at-rules/starting-style'],
    [`style({ selectors: { '&:has(a)': { opacity: 0 } } })`, 'css/selectors/has'],
  ],
};

test('[ENG-02] a feature that a browser lacks is reported at its line, until its fallback is listed', () => {
  const files = Object.entries(planted).map(([file, lines]) => [
    file,
    lines.map(([code], index) => `export const a${index} = ${code};`).join('\n'),
  ]);
  using project = temporaryProject(Object.fromEntries(files));
  const found = checkBaseline(project.root, []).map(
    ({ file, line, message }) => `${file}:${line} ${message.split(' ')[0]}`,
  );
  const expected = Object.entries(planted).flatMap(([file, lines]) =>
    lines.map(([, feature], index) => `${file}:${index + 1} ${feature}`),
  );
  expect(found).toEqual(expect.arrayContaining(expected));

  const features = Object.values(planted).flatMap((lines) => lines.map(([, feature]) => feature));
  const listed = features.map((feature) => ({ feature, fallback: 'another way' }));
  const reported = checkBaseline(project.root, listed).map(({ message }) => message.split(' ')[0]);
  expect(features.filter((feature) => reported.includes(feature))).toEqual([]);
});

test('[ENG-02] an unused fallback is reported', () => {
  using project = temporaryProject({ [script]: `export const a = 1;` });
  const idle = [{ feature: 'api/AbortSignal/any_static', fallback: 'anySignal' }];
  expect(summarize(checkBaseline(project.root, idle))).toEqual([
    'scripts/check/baseline-fallbacks.ts:1 fallback-is-needed',
  ]);
});
