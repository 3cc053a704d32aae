import { history } from 'virtual:homestand/component-facts';
import { pageStyles as styles } from '@homestand/ui/guide';
import { withoutId } from '../../scripts/componentDocs/texts.ts';

const names = { feat: '追加', fix: '修正' };

/** The commits that changed what a component does, as far as the clone knows them. */
export function Changes({ name }: { name: string }) {
  const { latest = [], more = 0 } = history.components[name] ?? {};
  if (history.extent === 'none')
    return <p>この Storybook は Git の履歴なしで作られたため、変更履歴はありません。</p>;
  return (
    <>
      {history.extent === 'shallow' && (
        <p>
          履歴は取得した分だけ並べています。これより前の変更は、すべての履歴を取得すると並びます。
        </p>
      )}
      {latest.length === 0 && <p>追加と修正の記録はありません。</p>}
      <ol className={styles.changes}>
        {latest.map(({ hash, date, type, subject }) => (
          <li key={hash} className={styles.change}>
            <span className={styles.quiet}>
              <time dateTime={date}>{date.replaceAll('-', '.')}</time> {names[type]}{' '}
              <code className={styles.code}>{hash}</code>
            </span>
            <span lang="en">{withoutId(subject)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p>これより前に {more} 件あります。</p>}
    </>
  );
}
