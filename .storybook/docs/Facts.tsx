import { Button, UiProvider } from '@homestand/ui';
import type { ComponentDocs } from '@homestand/ui/guide';
import { pageStyles as styles, useCopy } from '@homestand/ui/guide';
import type { Described } from '../../scripts/componentDocs/describe.ts';
import type { KeyboardRow } from '../../scripts/componentDocs/keyboard.ts';
import { nativeProps, textsOf, withoutId } from '../../scripts/componentDocs/texts.ts';
import { Folded } from './Folded';
import type { Story } from './Frame';
import { Prose } from './Prose';

type WordsProps = { messages: Record<string, unknown>; examples: ComponentDocs['words'] };

/** The texts of messages.ts; functions with the example arguments. */
export function Words({ messages, examples = {} }: WordsProps) {
  const texts = Object.entries(messages).flatMap(([key, message]) =>
    textsOf(key, message, examples),
  );
  if (texts.length === 0) return <p>この部品は自分の文言を持ちません。</p>;
  return (
    <Folded all={texts} atFirst={6} onPhone={2} className={styles.words}>
      {([key, text]) => (
        <div key={key} className={styles.word}>
          <dt>
            <code className={styles.code}>{key}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      )}
    </Folded>
  );
}

/** What the plays prove, with the story that proves it. */
export function Keyboard({ rows, stories }: { rows: KeyboardRow[]; stories: Story[] }) {
  return (
    <Folded all={rows} atFirst={6} onPhone={1} className={styles.rows}>
      {({ story, step, keys, focus, said }) => (
        <div key={`${story} ${step}`} className={styles.row}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
            {step === undefined ? keys.length === 0 && story : withoutId(step)}
          </dt>
          <dd>
            {focus.length > 0 && <div>フォーカス：{focus.join('、')}</div>}
            {said.map((text) => (
              <div key={text}>読み上げ：{text}</div>
            ))}
            <a
              className={styles.source}
              href={`./?path=/story/${stories.find(({ name }) => name === story)?.id}`}
              target="_top"
            >
              {story}
            </a>
          </dd>
        </div>
      )}
    </Folded>
  );
}

export function Example({ code }: { code: string }) {
  const { result, onCopy } = useCopy(code);
  return (
    <UiProvider>
      <pre className={styles.example}>{code}</pre>
      <Button size="small" emphasis="quiet" onClick={onCopy}>
        コードをコピー
      </Button>{' '}
      <span role="status">
        {result && { copied: 'コピーしました', notCopied: 'コピーできませんでした' }[result]}
      </span>
    </UiProvider>
  );
}

type PropsProps = { sentences: ComponentDocs['props']; described: Described | undefined };

export function Props({ sentences = {}, described }: PropsProps) {
  const { props = [], native } = described ?? {};
  return (
    <dl className={styles.rows}>
      {props.map(({ name, type, isRequired, default: value }) => (
        <div key={name} className={styles.row}>
          <dt>
            <code className={styles.code}>{name}</code>{' '}
            <small className={styles.quiet}>
              {isRequired ? '必須' : `既定 ${value ?? 'なし'}`}
            </small>
          </dt>
          <dd>
            {sentences[name] && <Prose>{sentences[name]}</Prose>}
            <div className={styles.type}>{type}</div>
          </dd>
        </div>
      ))}
      {native && (
        <div className={styles.row}>
          <dt>そのほか</dt>
          <dd>
            <Prose>{nativeProps(native)}</Prose>
          </dd>
        </div>
      )}
    </dl>
  );
}
