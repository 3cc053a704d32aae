import { useTodayUpdates } from '../data/today/today';

/** Keeps the figures of the day up to date while the office is open. */
export function TodayUpdates() {
  useTodayUpdates();
  return null;
}
