import { Heading, Stack, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { handOverResultMessages } from '../HandOverResult/messages';
import { outcomes } from '../HandOverResult/outcomes';
import * as styles from './CounterGuide.css';
import { counterGuideMessages } from './messages';

const kinds = Object.keys(outcomes) as (keyof typeof outcomes)[];
const shapes = ['circle', 'octagon', 'triangle', 'diamond'] as const;

/** What each outline means, with the headings of all results that have it. */
export function CounterGuideSigns() {
  const m = useMessages('CounterGuide', counterGuideMessages);
  const { titles } = useMessages('HandOverResult', handOverResultMessages);
  return (
    <Stack as="section" gap="xs">
      <Heading level={3} kind="title">
        {m.signs}
      </Heading>
      <ul role="list" className={styles.signs}>
        {shapes.map((shape) => {
          const shown = kinds.filter((kind) => outcomes[kind].outline === shape);
          const [first = 'handedOver'] = shown;
          return (
            <li key={shape} className={styles.sign}>
              <StatusSign outline={shape} mark={outcomes[first].mark} />
              <Stack gap="xs">
                <Heading level={4} kind="label">
                  {m.shapes[shape]}
                </Heading>
                <Text kind="small" phrases>
                  {m.actions[shape]}
                </Text>
                <Text kind="caption" phrases>
                  {shown.map((kind) => m.result(titles[kind])).join('')}
                </Text>
              </Stack>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
