import { exportsOf, type Files, parse } from '../check/project.ts';
import { type ComponentApi, type Prop, readComponents } from './api.ts';
import { defaultsOf } from './defaults.ts';
import { type KeyboardRow, keyboardRows } from './keyboard.ts';

export type PropRow = Prop & { default: string | undefined };
export type Described = { props: PropRow[]; native: string | undefined };
/** What the code says about a component and the other components of its folder. */
export type ComponentFacts = { components: Record<string, Described>; keyboard: KeyboardRow[] };

const folderOf = /^(packages\/ui\/src\/(?:primitives|pieces\/[^/]+)\/([^/]+))\/\2\.tsx$/;

/** By the name of the component. */
export function describeComponents(files: Files): Record<string, ComponentFacts> {
  const api = readComponents(files.get('packages/ui/api.snap') ?? '');
  const facts: Record<string, ComponentFacts> = {};
  for (const [path, view] of files) {
    const [, folder, name] = folderOf.exec(path) ?? [];
    if (folder === undefined || name === undefined) continue;
    const stories = `${folder}/${name}.stories.tsx`;
    facts[name] = {
      components: Object.fromEntries(
        exportedComponents(view, api).map((component) => [
          component,
          describeOne(files, component, api),
        ]),
      ),
      keyboard: keyboardRows(stories, files.get(stories) ?? ''),
    };
  }
  return facts;
}

/** The components of api.snap that a view exports. */
export const exportedComponents = (view: string, api: Map<string, ComponentApi>): string[] =>
  [...exportsOf(parse('view.tsx', view))].filter((name) => api.has(name));

function describeOne(files: Files, name: string, api: Map<string, ComponentApi>): Described {
  const { props = [], native } = api.get(name) ?? {};
  const defaults = defaultsOf(files, name);
  return { props: props.map((prop) => ({ ...prop, default: defaults[prop.name] })), native };
}
