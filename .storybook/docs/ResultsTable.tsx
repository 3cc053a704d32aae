import { pageStyles, resultStyles as styles } from '@homestand/ui/guide';
import { type ReactNode, use } from 'react';
import { checks, engineState, statesOf } from '../../scripts/componentDocs/checks.ts';
import type { CheckedComponent } from './checkedComponents';
import { loadResults } from './loadResults';
import { Count, checkNames, engineNames, otherEngines, StoryState } from './Results';

// A table, a row or a cell that a style sheet displays as a block has no role unless it is written.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  head: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

type Props = { label: string; components: readonly CheckedComponent[] };

/** A row for each component, a column for each check. */
export function ResultsTable({ label, components }: Props) {
  const columns = [...checks.map(({ name }) => checkNames[name]), ...Object.values(engineNames)];
  return (
    <table {...roles.table} aria-label={label} className={styles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {['部品', ...columns].map((column) => (
            <th key={column} {...roles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {components.map((component) => (
          <Row key={component.address} component={component} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ component: { name, address, stories } }: { component: CheckedComponent }) {
  const { results } = use(loadResults());
  return (
    <tr {...roles.row}>
      <th {...roles.head}>
        <a className={pageStyles.link} href={`./?path=${address}`} target="_top">
          {name}
        </a>
        <details>
          <summary className={styles.storiesSummary}>状態 {stories.length}</summary>
          <ul className={styles.stories}>
            {stories.map((story) => (
              <li key={story.id} className={styles.story}>
                <StoryState story={story} />
              </li>
            ))}
          </ul>
        </details>
      </th>
      {checks.map((check) => (
        <Cell key={check.name} column={checkNames[check.name]}>
          <Count states={statesOf(check, stories, results.chromium)} />
        </Cell>
      ))}
      {otherEngines.map((engine) => (
        <Cell key={engine} column={engineNames[engine]}>
          <Count states={stories.map((story) => engineState(story, results[engine]))} />
        </Cell>
      ))}
    </tr>
  );
}

function Cell({ column, children }: { column: string; children: ReactNode }) {
  return (
    <td {...roles.cell}>
      <span className={styles.cellName} aria-hidden="true">
        {column}
      </span>
      {children}
    </td>
  );
}
