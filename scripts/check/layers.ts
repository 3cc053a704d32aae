import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { lineWith, type Problem } from './project.ts';

const rules = join(import.meta.dirname, '..', '..', '.dependency-cruiser.mjs');

/** Runs the rules of .dependency-cruiser.mjs over a folder. */
export async function checkLayers(root: string): Promise<Problem[]> {
  const options = await extractDepcruiseOptions(rules);
  const { output } = await cruise(
    ['packages'],
    { ...options, validate: true, baseDir: resolve(root) },
    { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  );
  if (typeof output === 'string') throw new Error(output);

  const advice = new Map(
    options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment ?? '']),
  );
  return output.summary.violations.map(({ rule, from, to, unresolvedTo, cycle }) => ({
    file: from,
    line: lineOfImport(join(root, from), unresolvedTo ?? cycle?.[0]?.name ?? to),
    rule: rule.name,
    message: `${route([from, ...(cycle?.map(({ name }) => name) ?? [to])])}. ${advice.get(rule.name)}`,
  }));
}

/** Removes the path up to the package name: the pnpm store path is noise. */
function route(files: string[]): string {
  return files.map((file) => file.replace(/^.*node_modules\//, '')).join(' imports ');
}

function lineOfImport(file: string, name: string): number {
  if (!existsSync(file)) return 1;
  const content = readFileSync(file, 'utf8');
  for (const mention of [`'${name}'`, `/${name.replace(/^.*\//, '').replace(/\.tsx?$/, '')}'`])
    if (content.includes(mention)) return lineWith(content, mention);
  return 1;
}
