import { expect, test } from 'vitest';
import { everyPage } from '../../.storybook/docs/everyPage.ts';
import { textsOf } from './texts.ts';

test('[BOOK-02] the page of each component has an example for each text with an argument', () => {
  const pages = [...everyPage.values()].filter((page) => page !== null);
  expect(pages.length).toBeGreaterThan(100);
  const failed = pages.flatMap(({ name, docs, messages }) =>
    Object.entries(messages ?? {}).flatMap(([key, message]) => {
      try {
        const texts = textsOf(key, message, docs.words ?? {});
        return texts
          .filter(([, text]) => /undefined|NaN|Invalid Date/.test(text))
          .map(([at]) => `${name} ${at}`);
      } catch (error) {
        return [`${name} ${key}: ${error}`];
      }
    }),
  );
  expect(failed).toEqual([]);
});
