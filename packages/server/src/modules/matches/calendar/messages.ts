import { timeOfDay } from '@homestand/api-client/day';

export const messages = {
  calendarName: (team: string) => `${team} 試合日程`,
  calendarTitle: (team: string, opponent: string) => `${team} 対 ${opponent}`,
  calendarSigns: { canceled: '【中止】', postponed: '【延期】' },
  calendarText: (
    {
      startsAt,
      gatesAt,
      result,
    }: { startsAt: Date | null; gatesAt: Date | null; result: string | null },
    address: string,
  ) =>
    [
      ...(result === null ? [] : [`結果 ${result}`]),
      ...(startsAt === null ? ['開始時刻は未定です'] : []),
      ...(gatesAt === null ? [] : [`開門 ${timeOfDay(gatesAt)}`]),
      address,
    ].join('\n'),
};
