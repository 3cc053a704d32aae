import { UiProvider } from '@homestand/ui';
import type { ComponentDocs } from '@homestand/ui/guide';
import { pageStyles as styles } from '@homestand/ui/guide';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { Component, type ReactNode, useContext } from 'react';
import type { PropRow } from '../../scripts/componentDocs/describe.ts';
import { Folded } from './Folded';
import { Prose } from './Prose';
import { StoryPicture } from './StoryPicture';
import { schemeOf } from './scheme';

export type PageStory = ReturnType<
  React.ContextType<typeof DocsContext>['componentStories']
>[number];
type Props = {
  kinds: ComponentDocs['kinds'];
  props: PropRow[];
  stories: readonly PageStory[];
  globals: Record<string, unknown>;
};

/** The values of a prop, each with what it looks like. */
export function Kinds({ kinds = {}, props, stories, globals }: Props) {
  return Object.entries(kinds).map(([prop, values]) => {
    const described = props.find(({ name }) => name === prop);
    const rows = Object.entries(values).map(([value, what]) => ({
      value,
      what,
      sample: described && sampleOf(described, value, stories, globals),
    }));
    const hasSamples = rows.some(({ sample }) => sample);
    return (
      <div key={prop}>
        <h3 className={styles.subheading}>
          <code className={styles.code}>{prop}</code>
        </h3>
        <Folded
          all={rows}
          atFirst={6}
          onPhone={hasSamples ? rows.length : 6}
          className={hasSamples ? styles.samples : styles.rows}
        >
          {({ value, what, sample }) => (
            <div key={value} className={hasSamples ? styles.sampled : styles.value}>
              {sample && <dd className={styles.sample}>{sample}</dd>}
              <dt>
                <code className={styles.code}>{value}</code>
                {described?.default?.replaceAll("'", '') === value && ' 既定'}
              </dt>
              <dd>
                <Prose>{what}</Prose>
              </dd>
            </div>
          )}
        </Folded>
      </div>
    );
  });
}

/** The component itself, if it is a small one that stays in its place; otherwise the picture of a story with the value. */
function sampleOf(
  { name, type }: PropRow,
  text: string,
  stories: readonly PageStory[],
  globals: Record<string, unknown>,
): ReactNode {
  const value = valueNamed(text, type);
  if (value === undefined) return null;
  const drawn = stories.find(
    ({ tags, initialArgs }) => tags.includes('visual') && initialArgs[name] === value,
  );
  const [plain] = stories;
  if (plain && canStandInPage(plain) && name !== 'role')
    return <Sample story={plain} args={{ [name]: value }} />;
  if (!drawn) return null;
  return (
    <StoryPicture
      id={drawn.id}
      title=""
      scheme={schemeOf(globals)}
      width={128}
      maxHeight={156}
      globals={globals}
    />
  );
}

/** A small part that lies over nothing. */
export const canStandInPage = ({ title, initialArgs }: PageStory) =>
  title.startsWith('部品/') && !('open' in initialArgs);

/** The value of a prop that the docs name; none for a word that stands for several. */
function valueNamed(text: string, type: string): unknown {
  if (type.includes(`'${text}'`)) return text;
  if (/^\d+$/.test(text)) return Number(text);
  if (/^(true|false)$/.test(text)) return text === 'true';
  return undefined;
}

type SampleProps = { story: PageStory; args?: Record<string, unknown> };

/** A story drawn in the page, as the others who read the page see it: nothing of it takes part in the page. */
export function Sample({ story, args = {} }: SampleProps) {
  return (
    <IfDrawn>
      <UiProvider>
        <div inert>
          <Drawn story={story} args={args} />
        </div>
      </UiProvider>
    </IfDrawn>
  );
}

function Drawn({ story, args }: Required<SampleProps>): ReactNode {
  const context = useContext(DocsContext).getStoryContext(story);
  const all = { ...story.initialArgs, ...args };
  // A page's context has no canvas and no loaded data; a story that reads them is left out.
  return story.originalStoryFn(all, { ...context, args: all } as never) as ReactNode;
}

/** A story that needs its decorators is left out. */
class IfDrawn extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
