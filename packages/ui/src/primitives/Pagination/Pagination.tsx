// Engine: native nav with the product's links; no script.
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { type PaginationVariants, root } from './Pagination.css';

type Neighbour = { label: string; href: string };

export type PaginationProps = PaginationVariants & {
  /** Accessible name. */
  label: string;
  /** Null on the first page. */
  previous: Neighbour | null;
  /** Null on the last page. */
  next: Neighbour | null;
  /** Which page this is. */
  children: ReactNode;
};

/** Says which page this is, with links to the pages before and after it. */
export function Pagination({ align, label, previous, next, children }: PaginationProps) {
  return (
    <nav aria-label={label} className={root({ align })}>
      {previous && <IconButton {...previous} icon={<ChevronLeftIcon />} />}
      {children}
      {next && <IconButton {...next} icon={<ChevronRightIcon />} />}
    </nav>
  );
}
