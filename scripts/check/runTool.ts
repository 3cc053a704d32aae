import { spawn } from 'node:child_process';
import type { Problem } from './project.ts';

/** Runs an installed tool and parses the problems from its output. */
export function run(
  root: string,
  read: (output: string) => Problem[],
  command: string,
  ...args: string[]
): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      printed.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      printed.err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const problems = read(printed.out.trim() === '' ? printed.err : printed.out);
      // A tool that fails without reporting a problem has crashed, which must not count as a pass.
      if (code !== 0 && problems.length === 0)
        reject(new Error(`${command} broke down:\n${printed.out}${printed.err}`));
      else resolve(problems);
    });
  });
}

/** Parses `src/a.ts(3,7): error TS2322: …`; indented lines that follow belong to it. */
export function readTypeErrors(output: string): Problem[] {
  return output.split(/\n(?=\S)/).flatMap((entry) => {
    const [, file, line, code, message] =
      /^(.+?)\((\d+),\d+\): error (TS\d+): ([\s\S]+)$/.exec(entry.trimEnd()) ?? [];
    if (file && message) return [{ file, line: Number(line), rule: code ?? '', message }];
    const isLoose = /^error TS/.test(entry);
    return isLoose
      ? [{ file: 'tsconfig.json', line: 1, rule: 'types', message: entry.trim() }]
      : [];
  });
}

/**
 * Parses `× src/a.ts:3:7: lint/rule: message`; format errors have no line. Warnings begin with another sign.
 */
export function readLint(output: string): Problem[] {
  return [...output.matchAll(/^× (.+?)(?::(\d+):\d+)?: ([\w/]+): (.+)$/gm)].map(
    ([, file = '', line, rule = '', message = '']) => ({
      file,
      line: Number(line ?? 1),
      rule,
      message: /^(format|assist)/.test(rule) ? 'Not formatted. Run: npm run fix' : message,
    }),
  );
}

type Named = { name: string; line?: number };
type Unused = { file: string } & Record<string, Named[] | Named[][] | string>;

const advice: Record<string, (name: string) => string> = {
  files: () => 'Nothing imports this file. Delete it, or export it from its index.ts.',
  exports: (name) => `Nothing imports ${name}. Remove the "export", or the declaration.`,
  dependencies: (name) => `Nothing imports ${name}. Remove it from this package.json.`,
  devDependencies: (name) => `Nothing uses ${name}. Remove it from this package.json.`,
  unlisted: (name) => `${name} is not in the package.json of its package. Add it as "catalog:".`,
  unresolved: (name) => `${name} cannot be resolved. Correct the path.`,
  catalog: (name) => `No package.json uses ${name}. Remove it from the catalog.`,
};

export function readUnused(json: string): Problem[] {
  const { issues } = JSON.parse(json) as { issues: Unused[] };
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, found]) => {
      if (!Array.isArray(found)) return [];
      return found.flat().map(({ name, line = 1 }) => ({
        file: issue.file,
        line,
        rule: `unused-${kind}`,
        message: advice[kind]?.(name) ?? `${name}: ${kind}.`,
      }));
    }),
  );
}
