import type { ReactNode } from 'react';
import { useLinkComponent } from '../UiProvider/useLinkComponent';
import { rowLink } from './Table.css';

export type TableRowLinkProps = { href: string; children: ReactNode };

/** Link in a cell of a table. It covers the row. */
export function TableRowLink({ href, children }: TableRowLinkProps) {
  const Link = useLinkComponent();
  return (
    <Link href={href} className={rowLink}>
      {children}
    </Link>
  );
}
