import { type ReactNode, useId } from 'react';
import { Heading, Notice, Stack, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './ConfirmSummary.css';
import { confirmSummaryMessages } from './messages';

type Props = {
  title: string;
  changeHref: string;
  error?: string | null;
  children: ReactNode;
};

export function ConfirmSummaryBlock({ title, changeHref, error = null, children }: Props) {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} kind="labelSmall" id={id}>
          {title}
        </Heading>
        <TextLink standalone href={changeHref} aria-label={m.changeOf(title)}>
          {m.change}
        </TextLink>
      </div>
      <Notice tone="danger">{error}</Notice>
      <Stack gap="xs">{children}</Stack>
    </section>
  );
}
