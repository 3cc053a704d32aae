import { importOf } from '../../scripts/componentDocs/texts.ts';

/** A story, with the source that Storybook wrote from it: its args as JSX, in an arrow function of its name. */
type ShownStory = { parameters: { docs?: { source?: { code?: string } } } };

/** The source of the first story that shows the component by itself, as one writes it in an app. */
export function exampleOf(
  name: string,
  stories: readonly ShownStory[],
  pages: Readonly<Record<string, { components: object }>>,
): string {
  const components = new Set(Object.values(pages).flatMap((page) => Object.keys(page.components)));
  const sources = stories.map(({ parameters }) => {
    const jsx = inApp(parameters.docs?.source?.code ?? '');
    // A story's own component keeps the value, and passes its props on.
    const [, root = ''] = /^<(\w+)/.exec(jsx) ?? [];
    if (components.has(root) || /^(Matrix)?$/.test(root)) return jsx;
    return jsx.replace(new RegExp(`(?<=</?)${root}\\b`, 'g'), name);
  });
  const own = sources.filter((source) => new RegExp(`<${name}\\b`).test(source));
  const code = own.find((source) => source.startsWith('<')) ?? own[0] ?? sources[0] ?? '';
  const used = [...new Set(code.match(/(?<=<)[A-Z]\w*/g) ?? [])].sort();
  const imports = [
    importOf(used.filter((element) => components.has(element))),
    importOf(
      used.filter((element) => element.endsWith('Icon')),
      '@homestand/ui/icons',
    ),
  ];
  return [...imports.filter((line) => line !== ''), '', code].join('\n');
}

/** Without what only a story needs: its function, and what counts calls. */
function inApp(code: string): string {
  const jsx = /^const \w+ = \(\) => \(?\s*(<[\s\S]*>)\s*\)?;\s*$/.exec(code)?.[1] ?? code.trim();
  return jsx.replace(/\bfn\(\)/g, '() => {}').replace(/\bfn\((async \(\) => [^()]+)\)/g, '$1');
}
