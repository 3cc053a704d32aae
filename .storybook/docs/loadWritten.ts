/// <reference types="vite/client" />

import type { ComponentDocs } from '@homestand/ui/guide';

const docs = import.meta.glob<{ docs: ComponentDocs }>('../../packages/ui/src/**/*.docs.ts');
const messages = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/**/messages.ts');

export type Written = {
  name: string;
  docs: ComponentDocs;
  messages: Record<string, unknown>;
};

const loaded = new Map<string, Promise<Written | null>>();

/** What is written in the files beside a stories file; null when that is not a component's. */
export function loadWritten(storiesFile: string): Promise<Written | null> {
  const file = loaded.get(storiesFile) ?? load(storiesFile);
  loaded.set(storiesFile, file);
  return file;
}

/** Of all components, by stories file. */
export async function allWritten(): Promise<Map<string, Written | null>> {
  const files = Object.keys(docs).map((file) =>
    file.replace('../../', './').replace('.docs.ts', '.stories.tsx'),
  );
  return new Map(
    await Promise.all(files.map(async (file) => [file, await loadWritten(file)] as const)),
  );
}

async function load(storiesFile: string): Promise<Written | null> {
  const base = storiesFile.replace(/^(\.?\/)?/, '../../').replace(/\.stories\.tsx$/, '');
  const folder = base.slice(0, base.lastIndexOf('/'));
  const [page, words] = await Promise.all([
    docs[`${base}.docs.ts`]?.(),
    messages[`${folder}/messages.ts`]?.(),
  ]);
  if (!page) return null;
  const [exported] = Object.values(words ?? {});
  return {
    name: base.slice(base.lastIndexOf('/') + 1),
    docs: page.docs,
    messages: (exported ?? {}) as Record<string, unknown>,
  };
}
