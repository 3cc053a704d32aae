import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../primitives';

const samples = import.meta.glob<Record<string, ComponentType>>('../../**/*.sample.tsx', {
  eager: true,
});

afterEach(() => vi.restoreAllMocks());

test.each(Object.keys(samples))('[BOOK-02] %s runs as it is', async (path) => {
  const errors = vi.spyOn(console, 'error');
  const [Sample] = Object.values(samples[path] ?? {});
  expect(Sample).toBeTypeOf('function');
  if (!Sample) return;
  const { container } = await render(
    <UiProvider>
      <Sample />
    </UiProvider>,
  );
  expect(container.ownerDocument.body.textContent).not.toBe('');
  expect(errors).not.toHaveBeenCalled();
});
