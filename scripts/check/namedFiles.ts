import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './project.ts';

const pages = ['docs', 'docs/decisions'];
/** Excludes build output. */
const places = /^(packages|scripts|tests|docs|\.storybook)\/(?!.*\/dist$)/;

/** File names on documentation pages must exist in the repository. */
export function checkNamedFiles(root: string): Problem[] {
  return pages.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => problemsIn(root, `${folder}/${name}`)),
  );
}

function problemsIn(root: string, file: string): Problem[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/`([\w./-]+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => places.test(path) && !existsSync(join(root, path)))
        .map((path) => ({
          file,
          line: index + 1,
          rule: 'named-files-exist',
          message: `There is no ${path}. Name the current file.`,
        })),
    );
}
