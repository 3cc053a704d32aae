import { useSearchParams } from 'react-router-dom';
import type { TillSpan } from '../../data/counter/tills';
import { useMatchInQuery } from '../../paths';
import { dayOfSearch, searchOfDay } from './tillDay';

/** The match or the day of the address; without either the present day. */
export function useTillSpan() {
  const [params] = useSearchParams();
  const match = useMatchInQuery();
  const day = dayOfSearch(params);
  const span: TillSpan = match === undefined ? { day } : { match };
  return {
    day,
    match,
    span,
    /** The part of an address that keeps it. */
    search: match === undefined ? searchOfDay(day) : `?match=${match}`,
  };
}
