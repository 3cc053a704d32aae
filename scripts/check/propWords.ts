import { snapshot } from './api.ts';
import type { Check } from './project.ts';

/** Retired names of props, each with the word that all components use. */
const retired: ReadonlyMap<string, string> = new Map([
  ['busy', 'pending'],
  ['checking', 'pending'],
  ['messages', 'useMessages in the component, UiProvider outside'],
  ['saving', 'pending'],
  ['sending', 'pending'],
  ['failure', 'error'],
  ['problem', 'error'],
  ['keptAt', 'asOf'],
  ['offlineSince', 'asOf'],
  ['time', 'asOf'],
  ['frame', 'kind'],
  ['layout', 'kind'],
  ['looks', 'kind'],
  ['shape', 'kind'],
  ['state', 'status'],
]);

/** Own props of a component, beside those of the native element. */
const maxProps = 12;

/** One word for one meaning in the props of all components, as docs/glossary.md says. */
export const checkPropWords: Check = (files) =>
  (files.get(snapshot) ?? '').split('\n\n').flatMap((block) => {
    const [component = '', ...props] = block.split('\n');
    if (!component.startsWith('<')) return [];
    const count = props.filter((prop) => /^ {2}[\w']/.test(prop)).length;
    const report = (rule: string, message: string) => ({ file: snapshot, line: 1, rule, message });
    const many =
      count > maxProps
        ? [
            report(
              'props-are-grouped',
              `${component} has ${count} props; at most ${maxProps}. Group those that belong together, as \`camera\` of QrScanner.`,
            ),
          ]
        : [];
    const words = props.flatMap((prop) => {
      const name = /^\s+(\w+)/.exec(prop)?.[1] ?? '';
      if (!retired.has(name) || (component === '<UiProvider>' && name === 'messages')) return [];
      const message = `${component} has the prop "${name}". Call it ${retired.get(name)}; see docs/glossary.md.`;
      return [report('one-word-for-a-prop', message)];
    });
    return [...many, ...words];
  });
