import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Sent by the stories of the apps' screens (packages/app-core/src/testing/screenStories.tsx) to their own window. Storybook's
 * channel would bring it to the page around a frame, too.
 */
export const openScreenEvent = 'homestand:open-screen';
/** What a flow map hears from its frames. */
export const screenOpened = 'homestand:screen-opened';

/** Shows the story of a route: in the flow map's frame, in Storybook's, or in place of this page. */
export async function openScreen(event: Event) {
  const route: unknown = event instanceof CustomEvent ? event.detail : null;
  const { screens } = await import('virtual:homestand/screen-flow');
  const storyId = screens.find((screen) => screen.route === route)?.storyId;
  if (!storyId) return;
  const frame = window.frameElement;
  if (frame?.hasAttribute('data-in-flow'))
    frame.dispatchEvent(new CustomEvent(screenOpened, { detail: route }));
  else if (frame?.id === 'storybook-preview-iframe')
    addons.getChannel().emit(SELECT_STORY, { storyId });
  else {
    const address = new URL(window.location.href);
    address.searchParams.set('id', storyId);
    window.location.assign(address);
  }
}
