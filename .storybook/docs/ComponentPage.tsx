import { facts } from 'virtual:homestand/component-facts';
import { pageStyles as styles } from '@homestand/ui/guide';
import { DocsContext, DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext, useEffect } from 'react';
import { firstStory, isGrid } from '../firstStory';
import { applySwitches } from '../switches';
import { Anatomy, Numbers } from './Anatomy';
import { Changes } from './Changes';
import { CopyMarkdown } from './CopyMarkdown';
import { exampleOf } from './exampleOf';
import { Example, Keyboard, Props, Words } from './Facts';
import { Fold } from './Fold';
import { isWide } from './Folded';
import { Frame } from './Frame';
import { Kinds, Sample } from './Kinds';
import { loadWritten } from './loadWritten';
import { Pairs, pairsOf } from './Pairs';
import { Code, Prose } from './Prose';
import { Results } from './Results';
import { States } from './States';
import { firstVisitOf, isDrawnAt } from './StoryPicture';
import { schemeOf } from './scheme';

/** The page of a component, or Storybook's own where nothing is written about one. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters.fileName);
  return (
    <Suspense>
      <Page key={file} file={file} />
    </Suspense>
  );
}

function Page({ file }: { file: string }) {
  const written = use(loadWritten(file));
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const first = firstStory(stories);
  const grid = stories.find(isGrid);
  const globals = first ? context.getStoryContext(first).globals : {};
  // The toolbar applies to stories by a decorator; this page has none inside.
  useEffect(() => applySwitches(globals));
  if (!written || !first) return <DocsPage />;
  const { name, docs } = written;
  const { components = {}, keyboard = [] } = facts[name] ?? {};
  return (
    <div className={`sb-unstyled ${styles.page}`} lang="ja">
      <header className={styles.header}>
        <h1 className={styles.title}>
          {docs.name} <code className={styles.code}>{name}</code>
        </h1>
        <p className={styles.lead}>
          <Prose>{docs.purpose}</Prose>
        </p>
        <p className={styles.links}>
          <a className={styles.link} href={`./?path=/story/${first.id}`} target="_top">
            値を変えて試す
          </a>
          <a
            className={styles.link}
            href={`iframe.html?viewMode=docs&id=${first.id.replace(/--.*/, '--docs')}`}
            target="_blank"
            rel="noreferrer"
          >
            枠なしで開く
          </a>
        </p>
        <CopyMarkdown written={written} stories={stories} />
      </header>
      <div className={styles.frames}>
        <Frame
          story={first}
          theme="light"
          globals={globals}
          around={(shown) => <Numbers shown={shown} parts={docs.anatomy} />}
        />
        <Frame story={first} theme="dark" globals={globals} isPicture />
      </div>
      {isDrawnAt(firstVisitOf(first.id), 1280) && (
        <Frame story={first} theme={schemeOf(globals)} globals={globals} window={1280} isPicture />
      )}
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>使うとき</h2>
          <ul className={styles.list}>
            {docs.use.map((text) => (
              <li key={text}>
                <Prose>{text}</Prose>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.heading}>使わないとき</h2>
          <ul className={styles.list}>
            {docs.avoid.map(({ when, instead }) => (
              <li key={when}>
                <Prose>{when}</Prose> → <Prose>{instead}</Prose>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {pairsOf(stories).length > 0 && (
        <section>
          <h2 className={styles.heading}>よい例と避ける例</h2>
          <Pairs stories={stories} globals={globals} />
        </section>
      )}
      <section>
        <h2 className={styles.heading}>各部の名前</h2>
        <Anatomy parts={docs.anatomy} />
      </section>
      <section>
        <h2 className={styles.heading}>種類と状態</h2>
        <Kinds
          kinds={docs.kinds}
          props={components[name]?.props ?? []}
          stories={stories}
          globals={globals}
        />
        {grid && (
          <details className={styles.grid} open={isWide()}>
            <summary className={styles.summary}>{grid.name}</summary>
            <Sample story={grid} />
          </details>
        )}
        <States stories={stories} globals={globals} />
      </section>
      <section>
        <h2 className={styles.heading}>文言</h2>
        <Words messages={written.messages} examples={docs.words} />
      </section>
      {keyboard.length > 0 && (
        <section>
          <h2 className={styles.heading}>キーボードと読み上げ</h2>
          <Keyboard rows={keyboard} stories={stories} />
        </section>
      )}
      <section>
        <h2 className={styles.heading}>一緒に使う部品</h2>
        <ul className={styles.list}>
          {Object.entries(docs.related).map(([other, what]) => (
            <li key={other}>
              <Code>{other}</Code> <Prose>{what}</Prose>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <Fold title="コード">
          <Example code={exampleOf(name, stories, facts)} />
        </Fold>
        <Fold title="プロパティ">
          <Props sentences={docs.props} described={components[name]} />
          {Object.entries(docs.others ?? {}).map(([other, { purpose, props }]) => (
            <section key={other}>
              <h3 className={styles.subheading}>
                <code className={styles.code}>{other}</code>
              </h3>
              <p>
                <Prose>{purpose}</Prose>
              </p>
              <Props sentences={props} described={components[other]} />
            </section>
          ))}
        </Fold>
        <Fold title="検証の結果">
          <Results
            stories={stories.map(({ id, name: title, tags, playFunction }) => ({
              id,
              name: title,
              hasPlay: playFunction !== undefined,
              isDrawn: tags.includes('visual'),
            }))}
          />
        </Fold>
        <Fold title="変更履歴">
          <Changes name={name} />
        </Fold>
      </div>
    </div>
  );
}
