import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../primitives';

const samples = import.meta.glob<Record<string, ComponentType>>('../../**/*.sample.tsx', {
  eager: true,
});

test.each(Object.keys(samples))('[BOOK-02] %s runs as it is', async (path) => {
  const errors = vi.spyOn(console, 'error');
  const [Sample] = Object.values(samples[path] ?? {});
  expect(Sample).toBeTypeOf('function');
  if (!Sample) return;
  await render(
    <UiProvider>
      <Sample />
    </UiProvider>,
  );
  // Some have no text: a picture, an icon.
  const heights = [...document.body.querySelectorAll('*')].map((element) => element.clientHeight);
  expect(Math.max(...heights)).toBeGreaterThan(0);
  expect(errors).not.toHaveBeenCalled();
});
