import { snapshot } from './api.ts';
import type { Check } from './project.ts';

/** Retired names of props, each with the word that all components use. */
const retired: Readonly<Record<string, string>> = {
  busy: 'pending',
  checking: 'pending',
  messages: 'useMessages in the component, UiProvider outside',
  saving: 'pending',
  sending: 'pending',
  failure: 'error',
  problem: 'error',
  keptAt: 'asOf',
  offlineSince: 'asOf',
  time: 'asOf',
  frame: 'kind',
  layout: 'kind',
  looks: 'kind',
  shape: 'kind',
  state: 'status',
};

/** One word for one meaning in the props of all components, as docs/glossary.md says. */
export const checkPropWords: Check = (files) =>
  (files.get(snapshot) ?? '').split('\n\n').flatMap((block) => {
    const [component = '', ...props] = block.split('\n');
    if (!component.startsWith('<')) return [];
    return props.flatMap((prop) => {
      const name = /^\s+(\w+)/.exec(prop)?.[1] ?? '';
      if (!(name in retired) || (component === '<UiProvider>' && name === 'messages')) return [];
      const message = `${component} has the prop "${name}". Call it ${retired[name]}; see docs/glossary.md.`;
      return [{ file: snapshot, line: 1, rule: 'one-word-for-a-prop', message }];
    });
  });
