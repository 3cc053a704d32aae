type Tagged = { id: string; tags?: readonly string[] };

/** Whether the story shows all kinds of a component beside each other. */
export const isGrid = ({ id }: Tagged) => id.endsWith('--all-variants');

/** The story at the head of a component's page: the one with the tag `first`, or the first one that is drawn. */
export const firstStory = <Story extends Tagged>(stories: readonly Story[]): Story | undefined =>
  stories.find(({ tags }) => tags?.includes('first')) ??
  stories.find((story) => story.tags?.includes('visual') && !isGrid(story)) ??
  stories[0];

/** The visit that shows it as the page does: without its play. In the manifest of pictures, too. */
export const firstVisitId = (story: string) => `first:${story}`;
