import { fileURLToPath } from 'node:url';
import * as react from 'react';
import { build } from 'vite';

/** The globals of one tab, by name. */
export type TabGlobals = Readonly<Record<string, unknown>>;

/** Runs the modules of a tab anew, with these globals, and returns what their entry exports. */
export type TabProgram<Exports> = (globals: TabGlobals) => Exports;

const programs = new Map<string, Promise<(names: readonly string[]) => TabFunction>>();

type TabFunction = (...values: readonly unknown[]) => void;

/**
 * The product's modules as one function: each call makes new instances of them, as a load of the page does, in less than
 * a millisecond. The names of the globals are its parameters, so that two tabs share only what both are given.
 */
export async function loadProgram<Exports>(entry: string): Promise<TabProgram<Exports>> {
  const program = programs.get(entry) ?? compile(entry);
  programs.set(entry, program);
  const functionOf = await program;
  let made: { names: readonly string[]; run: TabFunction } | undefined;
  return (globals) => {
    const names = Object.keys(globals);
    made ??= { names, run: functionOf(names) };
    const exports = {};
    made.run(exports, () => react, ...made.names.map((name) => globals[name]));
    // The entry's exports: the caller names their type.
    return exports as Exports;
  };
}

async function compile(entry: string) {
  const output = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'false' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['cjs'] },
      rolldownOptions: { external: ['react'], output: { codeSplitting: false } },
    },
  });
  const [bundle] = [output].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`No bundle of ${entry}`);
  return (names: readonly string[]): TabFunction =>
    // The code of this repository, as the bundler has joined it.
    new Function('exports', 'require', ...names, chunk.code) as TabFunction;
}
