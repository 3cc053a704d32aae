import { createElement, lazy, Suspense } from 'react';
import { openScreen, openScreenEvent } from './openScreen';

// Loaded by pages only: plays and pictures do without.
const ComponentPage = lazy(() => import('./ComponentPage'));

// A link in a story of a screen leads to the story of the screen that it points to.
window.addEventListener(openScreenEvent, (event) => void openScreen(event));

// A play in a frame of a page moves the focus there; the page stays where the reader is.
if (window.frameElement?.hasAttribute('data-in-page')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

export const parameters = {
  htmlLang: 'ja',
  docs: { page: () => createElement(Suspense, null, createElement(ComponentPage)) },
};
