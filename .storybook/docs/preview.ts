import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createElement, lazy, type PropsWithChildren, Suspense } from 'react';
import { openLink } from './openLink';
import { openScreen, openScreenEvent } from './openScreen';

// Loaded by pages only: plays and pictures do without.
const ComponentPage = lazy(() => import('./ComponentPage'));
const Container = lazy(() => import('./Container'));

// A link in a story of a screen leads to the story of the screen that it points to.
window.addEventListener(openScreenEvent, (event) => void openScreen(event));

document.addEventListener('click', openLink);

// A story in a frame of a page takes the focus only from someone who has acted, and the page stays where it is.
if (window.frameElement?.hasAttribute('data-in-page')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    if (navigator.userActivation.hasBeenActive)
      focus.call(this, { ...options, preventScroll: true });
  };
  // A dialog's own focus.
  addEventListener('focusin', ({ target }) => {
    if (!navigator.userActivation.hasBeenActive && target instanceof HTMLElement) target.blur();
  });
}

// What MDX writes stays plain: Storybook's own headings, links and code have its font, and English names.
const plain = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'code'];

export const parameters = {
  htmlLang: 'ja',
  docs: {
    container: (props: PropsWithChildren<DocsContainerProps>) =>
      createElement(Suspense, null, createElement(Container, props)),
    page: () => createElement(Suspense, null, createElement(ComponentPage)),
    components: Object.fromEntries(plain.map((element) => [element, element])),
  },
};
