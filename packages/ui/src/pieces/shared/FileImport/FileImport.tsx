import { ArrowDownIcon } from '../../../icons';
import { Button, Heading, Inline, Notice, Stack, Text } from '../../../primitives';
import { ButtonFile } from '../../../primitives/Button/ButtonFile';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './FileImport.css';
import { fileImportMessages } from './messages';

export type FileImportProps = {
  /** What the rows of the file are. */
  kind: 'products' | 'matches';
  /** What a chosen file would change, or what is wrong with it; null before. */
  preview: { added: number; changed: number; problems: readonly string[] } | null;
  /** What was changed; null before. */
  done: { added: number; changed: number } | null;
  pending: boolean;
  error: string | null;
  onFile: (file: File) => void;
  onConfirm: () => void;
  csv: { pending: boolean; onSave: () => void };
};

/** Adds and changes goods or matches by a file: what would change, before anything does. */
export function FileImport({
  kind,
  preview,
  done,
  pending,
  error,
  onFile,
  onConfirm,
  csv,
}: FileImportProps) {
  const m = useMessages('FileImport', fileImportMessages);
  return (
    <section className={styles.root}>
      <Heading level={2} kind="heading">
        {m.titles[kind]}
      </Heading>
      <ol role="list" className={styles.steps}>
        {m.steps[kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Text kind="caption" phrases tone="muted">
        {m.rules[kind]}
      </Text>
      <Inline>
        <Button
          size="small"
          emphasis="quiet"
          icon={<ArrowDownIcon size="small" />}
          pending={csv.pending}
          onClick={csv.onSave}
        >
          {m.export}
        </Button>
        <ButtonFile
          size="small"
          pending={pending}
          accept=".csv,.txt,text/csv,text/plain"
          onFile={onFile}
        >
          {m.choose}
        </ButtonFile>
      </Inline>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Notice tone="success" role="status">
        {done && m.done(done.added, done.changed)}
      </Notice>
      {preview && <FileImportPreview {...{ preview, pending, onConfirm }} />}
    </section>
  );
}

type Props = Pick<FileImportProps, 'pending' | 'onConfirm'> & {
  preview: NonNullable<FileImportProps['preview']>;
};

function FileImportPreview({ preview, pending, onConfirm }: Props) {
  const m = useMessages('FileImport', fileImportMessages);
  const { added, changed, problems } = preview;
  if (problems.length > 0)
    return (
      <Notice tone="warning" role="alert">
        <Stack gap="sm">
          <p>{m.problems(problems.length)}</p>
          <ul role="list" className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Stack>
      </Notice>
    );
  const isNothing = added + changed === 0;
  return (
    <Stack as="section" gap="sm" align="start" aria-label={m.preview}>
      <p>{isNothing ? m.nothing : m.ready(added, changed)}</p>
      {!isNothing && (
        <Button tone="accent" pending={pending} onClick={onConfirm}>
          {m.run}
        </Button>
      )}
    </Stack>
  );
}
