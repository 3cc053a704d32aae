import { type ReactNode, useId } from 'react';
import { Heading } from '../../../primitives';
import * as styles from './OrderDetails.css';

type PartProps = { title: string; children: ReactNode };

export function OrderDetailsPart({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading level={2} kind="label" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
