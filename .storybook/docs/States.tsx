import { pageStyles as styles } from '@homestand/ui/guide';
import { isGrid } from '../firstStory';
import { Folded } from './Folded';
import type { Story as OwnStory } from './Frame';
import { StoryPicture, sizeOf } from './StoryPicture';
import { schemeOf } from './scheme';

type Story = OwnStory & { tags: readonly string[] };
type Props = { stories: readonly Story[]; globals: Record<string, unknown> };

const isExample = ({ tags }: Story) => tags.includes('do') || tags.includes('dont');
const isDrawn = ({ tags }: Story) => tags.includes('visual');

/** The drawn stories as small pictures, the others, which show what happens when it is used, by name. */
export function States({ stories, globals }: Props) {
  const shown = stories.filter((story) => isDrawn(story) && !isExample(story) && !isGrid(story));
  const others = stories.filter((story) => !isDrawn(story) && !isExample(story));
  const heights = shown.map(({ id }) => sizeOf(id).height).toSorted((a, b) => a - b);
  // What is low is read at nearly its size.
  const isLow = (heights[Math.floor(heights.length / 2)] ?? 0) <= 240;
  const { width, maxHeight } = isLow
    ? { width: 312, maxHeight: 240 }
    : { width: 156, maxHeight: 280 };
  const scheme = schemeOf(globals);
  return (
    <>
      <Folded
        all={shown}
        atFirst={isLow ? 4 : 6}
        onPhone={shown.length}
        list="ul"
        className={isLow ? styles.lowStates : styles.states}
      >
        {({ id, name }) => (
          <li key={id}>
            <a className={styles.state} href={`./?path=/story/${id}`} target="_top">
              <span className={styles.thumbnail}>
                <StoryPicture {...{ id, scheme, width, maxHeight, globals }} title="" />
              </span>
              {name}
            </a>
          </li>
        )}
      </Folded>
      {others.length > 0 && (
        <>
          <h3 className={styles.subheading}>動きの見本</h3>
          <Folded all={others} atFirst={6} onPhone={4} list="ul" className={styles.chips}>
            {({ id, name }) => (
              <li key={id}>
                <a className={styles.chip} href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            )}
          </Folded>
        </>
      )}
    </>
  );
}
