import { messages } from './messages.ts';

type CalledOff = {
  state: 'postponed' | 'canceled';
  day: string;
  /** To which the orders have moved; null if they stay. */
  target: { day: string; ground: string } | null;
};

/** What the fans of a match read that was canceled or postponed. */
export const callOffNotice = ({ state, day, target }: CalledOff) => ({
  title: messages.callOff.title[state](day),
  body: target ? messages.callOff.moved(target.day, target.ground) : messages.callOff.stays,
});
