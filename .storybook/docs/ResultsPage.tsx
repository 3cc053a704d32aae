import { formatDateTime, TextField, UiProvider } from '@homestand/ui';
import { pageStyles, resultStyles as styles } from '@homestand/ui/guide';
import { Suspense, use, useState } from 'react';
import { type State, storyState, tally } from '../../scripts/componentDocs/checks.ts';
import { type CheckedComponent, checkedComponents, type Index } from './checkedComponents';
import { loadResults, type ShownChecks } from './loadResults';
import { engineNames, lastRun, Mark, otherEngines, stateNames } from './Results';
import { ResultsTable } from './ResultsTable';

const loaded = fetch('./index.json')
  .then((response) => response.json() as Promise<Index>)
  .then(checkedComponents);

/** What was checked of every component, from the last visits of its stories. */
export function ResultsPage() {
  return (
    <UiProvider>
      <div className={`sb-unstyled ${pageStyles.page}`} lang="ja">
        <Suspense fallback={<h1 className={pageStyles.title}>検証の一覧</h1>}>
          <Head />
          <Overview />
        </Suspense>
      </div>
    </UiProvider>
  );
}

function Head() {
  const { results, report } = use(loadResults());
  const run = lastRun(results.chromium, Object.keys(results.chromium?.stories ?? {}));
  const versionOf = (engine: keyof typeof results) => results[engine]?.browser.replace(/^\S+ /, '');
  return (
    <header className={pageStyles.header}>
      <h1 className={pageStyles.title}>検証の一覧</h1>
      <p className={pageStyles.lead}>
        すべてのストーリーを Chromium
        で一つずつ開き、操作を動かし、調べた結果です。調べていないものは「未実行」、調べたあとでソースが変わったものは「古い」と書きます。
      </p>
      <dl className={styles.engines}>
        <div className={styles.engine}>
          <dt>Chromium</dt>
          <dd>{run ? `${versionOf('chromium')}、最後の実行 ${run}` : <Mark state="notRun" />}</dd>
        </div>
        {otherEngines.map((engine) => (
          <div key={engine} className={styles.engine}>
            <dt>{engineNames[engine]}</dt>
            <dd>{versionOf(engine) ?? <Mark state="notRun" />}</dd>
          </div>
        ))}
        <div className={styles.engine}>
          <dt>画像の違い</dt>
          <dd>
            {report ? (
              <a className={pageStyles.link} href={report.address} target="_blank" rel="noreferrer">
                違いと失敗の報告（{formatDateTime(report.date)}）
              </a>
            ) : (
              '報告はありません'
            )}
          </dd>
        </div>
      </dl>
      {!run && (
        <p>
          <code className={pageStyles.code}>npm run visual -- --all</code>{' '}
          を実行すると、ここに結果が並びます。
        </p>
      )}
    </header>
  );
}

const filters = ['all', 'failed', 'notRun', 'outdated', 'passed'] as const;
type Filter = (typeof filters)[number];

function Overview() {
  const components = use(loaded);
  const stateOf = stateIn(use(loadResults()));
  const [filter, setFilter] = useState<Filter>('all');
  const [query, setQuery] = useState('');
  const states = components.flatMap(({ stories }) => stories.map(stateOf));
  const counts = { all: states.length, ...tally(states) };
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = components.filter(
    ({ stories, words: own }) =>
      (filter === 'all' || stories.some((story) => stateOf(story) === filter)) &&
      words.every((word) => own.includes(word)),
  );
  const isNarrowed = filter !== 'all' || words.length > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div role="group" aria-label="結果で絞り込む" className={styles.filters}>
        {filters.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.filter}
            aria-pressed={filter === choice}
            onClick={() => setFilter(choice)}
          >
            {choice === 'all' ? 'すべて' : <Mark state={choice} />}
            <span className={styles.figure}>{counts[choice]}</span>
          </button>
        ))}
      </div>
      <TextField
        label="部品をさがす"
        placeholder="ボタン、botan、Button"
        value={query}
        onValueChange={setQuery}
      />
      <p role="status" className={pageStyles.quiet}>
        {shown.length} 部品
        {filter !== 'all' && `（「${stateNames[filter]}」の状態があるもの）`}
      </p>
      <div>
        {groupsOf(shown).map(([name, members]) => (
          <Group key={name} name={name} components={members} isOpen={isNarrowed} />
        ))}
      </div>
    </>
  );
}

type GroupProps = { name: string; components: CheckedComponent[]; isOpen: boolean };

function Group({ name, components, isOpen }: GroupProps) {
  const stateOf = stateIn(use(loadResults()));
  const counts = tally(components.flatMap(({ stories }) => stories.map(stateOf)));
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.groupSummary}>
        <h2 className={styles.groupName}>
          {name} <span className={pageStyles.quiet}>{components.length}</span>
        </h2>
        <span className={styles.counts}>
          {filters.map(
            (state) =>
              state !== 'all' &&
              counts[state] > 0 && <Mark key={state} state={state} note={`${counts[state]}`} />,
          )}
        </span>
      </summary>
      <ResultsTable label={`${name}の結果`} components={components} />
    </details>
  );
}

const stateIn =
  ({ results }: ShownChecks) =>
  (story: CheckedComponent['stories'][number]): State =>
    storyState(story, results.chromium);

function groupsOf(components: readonly CheckedComponent[]): [string, CheckedComponent[]][] {
  const groups = new Map<string, CheckedComponent[]>();
  for (const component of components)
    groups.set(component.group, [...(groups.get(component.group) ?? []), component]);
  return [...groups];
}
