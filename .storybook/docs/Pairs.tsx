import { CheckIcon, MinusIcon, pageStyles as styles } from '@homestand/ui/guide';
import { canStandInPage, type PageStory, Sample } from './Kinds';
import { Prose } from './Prose';
import { StoryPicture } from './StoryPicture';
import { schemeOf } from './scheme';

type Props = { stories: readonly PageStory[]; globals: Record<string, unknown> };

const kinds = {
  do: { tag: 'do', word: 'よい例', Icon: CheckIcon },
  dont: { tag: 'dont', word: '避ける例', Icon: MinusIcon },
} as const;

export const pairsOf = (stories: readonly PageStory[]) => {
  const [dos, donts] = [kinds.do, kinds.dont].map(({ tag }) =>
    stories.filter(({ tags }) => tags.includes(tag)),
  );
  return (dos ?? []).map((good, index) => ({ do: good, dont: donts?.[index] }));
};

/** What to do and what not, side by side, each with its sentence: the name of the story. */
export function Pairs({ stories, globals }: Props) {
  return (
    <ul className={styles.pairs}>
      {pairsOf(stories).map((pair) => (
        <li key={pair.do.id} className={styles.pair}>
          {(['do', 'dont'] as const).map((kind) => {
            const story = pair[kind];
            const { word, Icon } = kinds[kind];
            return (
              story && (
                <figure key={kind} className={styles.verdictOf[kind]}>
                  <div className={styles.sample}>
                    {canStandInPage(story) ? (
                      <Sample story={story} />
                    ) : (
                      <StoryPicture
                        id={story.id}
                        title=""
                        scheme={schemeOf(globals)}
                        width={312}
                        globals={globals}
                      />
                    )}
                  </div>
                  <figcaption className={styles.verdict}>
                    <Icon size="small" />
                    <span>
                      <strong>{word}</strong> <Prose>{story.name}</Prose>
                    </span>
                  </figcaption>
                </figure>
              )
            );
          })}
        </li>
      ))}
    </ul>
  );
}
