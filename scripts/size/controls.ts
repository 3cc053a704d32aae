import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { type Chunk, chunksOf, viteBuild } from '../builtApp.ts';
import {
  buildLikeTheProduct,
  likeTheProduct,
  loadedWith,
  measure,
  packedSize,
  stylesOf,
  type Weight,
} from './measure.ts';

/** What a control adds to React when it is imported alone. */
export type Control = Weight & { name: string; modules: string[] };

type Options = {
  names: readonly string[];
  /** The module that exports them. */
  source: string;
  /** A node_modules folder from which react-dom and the source resolve. */
  folder: string;
  plugins?: PluginOption[];
};

/**
 * Compiles all controls in one build with an entry each, which splits their modules into shared chunks. Then
 * bundles and minifies each entry's chunks alone, so that a figure has no part of the other controls.
 */
export async function weighControls({
  names,
  source,
  folder,
  plugins = [],
}: Options): Promise<Control[]> {
  mkdirSync(folder, { recursive: true });
  const room = mkdtempSync(join(folder, '.controls-'));
  try {
    const importing = "import { createRoot } from 'react-dom/client';";
    const input = { react: join(room, 'react.tsx') };
    writeFileSync(input.react, `${importing} createRoot(document.body).render(null);`);
    for (const name of names) {
      const file = join(room, `${name}.tsx`);
      writeFileSync(
        file,
        `${importing} import { ${name} } from '${source}'; createRoot(document.body).render(<${name} {...({} as never)} />);`,
      );
      Object.assign(input, { [name]: file });
    }
    const outDir = join(room, 'built');
    const { output } = await viteBuild({
      ...likeTheProduct,
      plugins,
      build: {
        ...buildLikeTheProduct,
        outDir,
        minify: false,
        cssMinify: true,
        rolldownOptions: {
          input,
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    });
    const chunks = chunksOf(output);
    const react = await weighEntry('react', outDir, chunks);
    const controls: Control[] = [];
    for (const name of names) {
      const { js, css, modules } = await weighEntry(name, outDir, chunks);
      controls.push({
        name,
        js: js - react.js,
        css: css - react.css,
        total: js + css - react.js - react.css,
        modules,
      });
    }
    return controls;
  } finally {
    rmSync(room, { recursive: true });
  }
}

async function weighEntry(name: string, outDir: string, chunks: readonly Chunk[]) {
  const file = `${name}.js`;
  const loaded = loadedWith(
    chunks.filter((chunk) => chunk.file === file),
    chunks,
  );
  const styles = stylesOf(loaded).map((style) => readFileSync(join(outDir, style)));
  const { js } = await measure({ input: join(outDir, file) });
  return {
    js,
    css: styles.length > 0 ? await packedSize(Buffer.concat(styles)) : 0,
    modules: loaded.flatMap(({ modules }) => modules),
  };
}
