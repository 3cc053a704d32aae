import { CheckIcon, ClockIcon, CloseIcon, StarIcon, StopIcon, WarningIcon } from '../../../icons';
import { Badge } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { matchStatusMessages } from './messages';

export type MatchStatusProps = {
  /** Fans are told which match is today's and which the next, staff the state that they have chosen. */
  status: 'today' | 'next' | 'planned' | 'on' | 'finished' | 'postponed' | 'canceled';
};

const looks = {
  today: { Sign: StarIcon, tone: 'accent', emphasis: 'strong' },
  next: { Sign: ClockIcon, tone: 'accent', emphasis: 'outline' },
  planned: { Sign: ClockIcon, tone: 'neutral', emphasis: 'outline' },
  on: { Sign: CheckIcon, tone: 'success', emphasis: 'soft' },
  finished: { Sign: StopIcon, tone: 'neutral', emphasis: 'soft' },
  postponed: { Sign: WarningIcon, tone: 'warning', emphasis: 'soft' },
  canceled: { Sign: CloseIcon, tone: 'neutral', emphasis: 'strong' },
} as const;

/** How a match stands, by word, sign and shape. */
export function MatchStatus({ status }: MatchStatusProps) {
  const m = useMessages('MatchStatus', matchStatusMessages);
  const { Sign, ...look } = looks[status];
  return (
    <Badge {...look}>
      <Sign size="tiny" />
      {m[status]}
    </Badge>
  );
}
