import type { Check } from './project.ts';

const messagesOf = /^packages\/ui\/src\/.+\/messages[.]ts$/;
const uiSource = /^packages\/ui\/src\/(?!.*[.](stories|test)[.]tsx?$).*[.]tsx?$/;

/**
 * Texts of ui can be replaced through UiProvider: components and hooks read them with useMessages, and no view
 * exports them. Pure functions get them as an argument, with the default texts where a test calls them alone.
 */
export const checkTexts: Check = (files) =>
  [...files].flatMap(([file, content]) => {
    if (!uiSource.test(file) || messagesOf.test(file) || file.endsWith('.gen.ts')) return [];
    return content.split('\n').flatMap((text, index) => {
      const exported = /^export .*Messages\b.*from '.\/messages'/.test(text);
      const direct = /\b[a-z]\w*Messages[.[]/.test(text);
      const renamed = /\bMessages as |[a-z]\w*Messages as /.test(text);
      if (!exported && !direct && !renamed) return [];
      const message = exported
        ? 'Texts stay inside ui. Export what the app needs as a prop or a kind, not the text.'
        : 'This text ignores the overrides of UiProvider. Read it with useMessages.';
      return [{ file, line: index + 1, rule: 'texts-can-be-replaced', message }];
    });
  });
