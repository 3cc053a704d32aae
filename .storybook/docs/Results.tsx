import { formatDateTime } from '@homestand/ui';
import {
  CheckIcon,
  ClockIcon,
  MinusIcon,
  pageStyles,
  resultStyles as styles,
  WarningIcon,
} from '@homestand/ui/guide';
import { Suspense, use } from 'react';
import {
  type CheckedStory,
  type CheckName,
  checks,
  checksIn,
  engineState,
  type State,
  statesOf,
  storyState,
  tally,
  worst,
} from '../../scripts/componentDocs/checks.ts';
import { withoutId } from '../../scripts/componentDocs/texts.ts';
import type { ShownResults } from '../../tests/stories/results.ts';
import { loadResults } from './loadResults';

export const stateNames = { passed: '合格', failed: '失敗', outdated: '古い', notRun: '未実行' };
export const checkNames: Record<CheckName, string> = {
  render: '表示',
  play: '操作',
  axe: 'axe',
  policy: 'ポリシー',
  fit: 'はみ出し',
  picture: '画像',
};
const icons = { passed: CheckIcon, failed: WarningIcon, outdated: ClockIcon, notRun: MinusIcon };

export const engineNames = { firefox: 'Firefox', webkit: 'WebKit' } as const;
export const otherEngines = ['firefox', 'webkit'] as const;

export type NamedStory = CheckedStory & { name: string };

export function Mark({ state, note = '' }: { state: State; note?: string }) {
  const Icon = icons[state];
  return (
    <span className={styles.state[state]}>
      <Icon size="tiny" /> {stateNames[state]}
      {note && ` ${note}`}
    </span>
  );
}

/** The worst state of several stories, and how many are in it. */
export function Count({ states }: { states: readonly State[] }) {
  if (states.length === 0) return <span className={pageStyles.quiet}>対象外</span>;
  const state = worst(states);
  const count = tally(states)[state];
  const isAll = count === states.length;
  if (isAll && state === 'notRun') return <Mark state={state} />;
  return <Mark state={state} note={isAll ? `${count}` : `${count}/${states.length}`} />;
}

/** The last run of some stories. Null if none of them has one. */
export function lastRun(results: ShownResults | null, ids: readonly string[]): string | null {
  const [last] = ids
    .flatMap((id) => results?.stories[id] ?? [])
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  if (!last) return null;
  const { commit, isModified, date } = last;
  const source = commit === null ? '' : `（${commit}${isModified ? '＋未コミットの変更' : ''}）`;
  return `${formatDateTime(date)}${source}`;
}

/** The story, its state, and the checks that are not as they should be. */
export function StoryState({ story }: { story: NamedStory }) {
  const { results } = use(loadResults());
  const state = storyState(story, results.chromium);
  const named = checksIn(state, story, results.chromium).map((name) => checkNames[name]);
  const isNamed = results.chromium?.stories[story.id] && state !== 'passed';
  return (
    <>
      <a className={pageStyles.link} href={`./?path=/story/${story.id}`} target="_top">
        {withoutId(story.name)}
      </a>
      <span>
        <Mark state={state} />
        {isNamed && `：${named.join('、')}`}
      </span>
    </>
  );
}

/** What the last visits of a component's stories found. */
export function Results({ stories }: { stories: readonly NamedStory[] }) {
  return (
    <Suspense>
      <Found stories={stories} />
    </Suspense>
  );
}

function Found({ stories }: { stories: readonly NamedStory[] }) {
  const { results } = use(loadResults());
  const run = lastRun(
    results.chromium,
    stories.map(({ id }) => id),
  );
  const open = stories.filter((story) => storyState(story, results.chromium) !== 'passed');
  return (
    <>
      <dl className={styles.summary}>
        {checks.map((check) => (
          <div key={check.name}>
            <dt>{checkNames[check.name]}</dt>
            <dd>
              <Count states={statesOf(check, stories, results.chromium)} />
            </dd>
          </div>
        ))}
        {otherEngines.map((engine) => (
          <div key={engine}>
            <dt>{engineNames[engine]}</dt>
            <dd>
              <Count states={stories.map((story) => engineState(story, results[engine]))} />
            </dd>
          </div>
        ))}
      </dl>
      {run && open.length > 0 && (
        <ul className={styles.stories}>
          {open.map((story) => (
            <li key={story.id} className={styles.story}>
              <StoryState story={story} />
            </li>
          ))}
        </ul>
      )}
      <p>
        数は状態（ストーリー）の数です。
        {run ? `Chromium での最後の実行：${run}。` : '実行の記録がありません。'}
        <a className={pageStyles.link} href="./?path=/docs/検証の一覧--docs" target="_top">
          検証の一覧
        </a>
      </p>
    </>
  );
}
