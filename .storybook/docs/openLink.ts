import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Opens a page or a story inside Storybook's frame, which a link would load anew. */
export function openLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (window.frameElement?.id !== 'storybook-preview-iframe') return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href')?.replace(/^[.][/]/, '') ?? '';
  if (!address.startsWith('?path=') || link?.target === '_blank') return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, address);
}
