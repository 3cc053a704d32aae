import type { ReactNode } from 'react';
import { Heading } from '../../../primitives';
import * as styles from './StaffOrderDetails.css';

type Props = { title: string; children: ReactNode };

/** One block of the page with its title. */
export function StaffOrderDetailsPart({ title, children }: Props) {
  return (
    <section className={styles.part}>
      <Heading level={2} kind="label">
        {title}
      </Heading>
      {children}
    </section>
  );
}
