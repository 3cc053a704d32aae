import type { components } from '@homestand/api-client';
import {
  fanOf,
  fanPictureOf,
  sampleId,
  samplePlayer,
  timeOf,
} from '@homestand/app-core/testing/sampleClub';
import {
  groupTopics,
  playerOf,
  reportedTopics,
  reports as reportsOfDemo,
  type Said,
} from '@homestand/demo-club';
import { nameOf } from './sampleStaff';

type Schemas = components['schemas'];
type Detail = Schemas['StaffReportDetail'];
type DemoReport = (typeof reportsOfDemo)[number];

const shownAround = 10;

function messageOf(said: Said, number: number): Schemas['StaffMessage'] {
  const sender =
    'fan' in said
      ? {
          senderType: 'user' as const,
          senderId: sampleId(100 + Number(said.fan.slice(-2))),
          senderName: fanOf(said.fan).name,
          senderAvatar: fanPictureOf(said.fan),
        }
      : playerSender(said.player);
  return {
    id: sampleId(number),
    ...sender,
    content: said.type === 'text' ? said.content : '',
    messageType: said.type,
    createdAt: timeOf(said.sent),
    isHidden: false,
    isDeleted: false,
  };
}

function playerSender(jerseyNumber: string) {
  const { id, nameJapanese, avatarUrl } = samplePlayer(playerOf(jerseyNumber));
  return {
    senderType: 'player' as const,
    senderId: String(id),
    senderName: nameJapanese,
    senderAvatar: avatarUrl,
  };
}

/** The topic of a report, with all its messages. */
function topicOf({ topic }: DemoReport, number: number) {
  if ('title' in topic) {
    const { title } = topic;
    const messages = groupTopics.find((groupTopic) => groupTopic.title === title)?.messages ?? [];
    return { id: sampleId(number), title, fanName: null, playerName: null, messages };
  }
  const { fan, jerseyNumber } = topic;
  const found = reportedTopics.find(
    (reportedTopic) => reportedTopic.fan === fan && reportedTopic.jerseyNumber === jerseyNumber,
  );
  return {
    id: sampleId(number),
    title: '',
    fanName: fanOf(fan).name,
    playerName: playerOf(jerseyNumber).nameJapanese,
    messages: found?.messages ?? [],
  };
}

const details = reportsOfDemo.map((report, index): Detail => {
  const { messages, ...topic } = topicOf(report, 51_000 + index);
  const all = messages.map((said, at) => messageOf(said, 52_000 + index * 100 + at));
  const at = all.findIndex(({ content }) => content.startsWith(report.text));
  const message = all[at];
  if (!message) throw new Error(`No message begins with ${report.text}.`);
  const reports = report.by.map(({ reporter, reason, note = '', minutesAgo }) => ({
    ...{ reason, note, at: timeOf({ minutesAgo }) },
    reporterType: 'fan' in reporter ? ('user' as const) : ('player' as const),
  }));
  const said = messages[at];
  return {
    report: {
      id: sampleId(50_000 + index),
      topic: { ...topic, chatType: topic.fanName === null ? 'group' : 'private' },
      message,
      reasons: [...new Set(reports.map(({ reason }) => reason))],
      reportCount: reports.length,
      reportedAt: reports[0]?.at ?? '',
      decision: report.passed
        ? {
            message: 'pass',
            sender: 'none',
            until: null,
            reason: null,
            at: timeOf({ minutesAgo: report.passed.minutesAgo }),
            by: nameOf(report.passed.by),
            reports: 1,
          }
        : null,
    },
    reports,
    sameReporter: report.passed || reports.length > 1 ? 0 : 1,
    before: all.slice(Math.max(0, at - shownAround), at),
    after: all.slice(at + 1, at + 1 + shownAround),
    fan:
      said && 'fan' in said
        ? {
            joinedAt: timeOf({ daysAgo: fanOf(said.fan).joinedDaysAgo, time: '20:00' }),
            reportedMessages: 1,
            sanctions: [],
          }
        : null,
  };
});

const dangers = [['whereabouts'], ['harassment', 'indecent']];

/** As the server lists them: by danger, then by age. */
const placeOf = ({ reasons, reportedAt }: Schemas['StaffReport']) => {
  const danger = dangers.findIndex((some) => reasons.some((reason) => some.includes(reason)));
  return `${danger === -1 ? dangers.length : danger} ${reportedAt}`;
};

const listOf = (isDecided: boolean) =>
  details
    .map(({ report }) => report)
    .filter(({ decision }) => (decision !== null) === isDecided)
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));

export const openReports = listOf(false);

const pageOf = (list: Schemas['StaffReport'][]): Schemas['StaffReportPage'] => ({
  list,
  totalCount: list.length,
  totalPage: 1,
  page: 1,
  size: 50,
  open: openReports.length,
});

export const reportPage = pageOf(openReports);
export const decidedReports = pageOf(listOf(true));

/** About a player's home. */
export const [reportDetail = noReport()] = details;
function noReport(): Detail {
  throw new Error('The demo club has no reports.');
}

/** The same message, hidden, and its sender muted for a day. */
export const decidedDetail: Detail = {
  ...reportDetail,
  report: {
    ...reportDetail.report,
    message: { ...reportDetail.report.message, isHidden: true },
    decision: {
      message: 'hide',
      sender: 'mute',
      until: timeOf({ minutesAgo: 4 - 24 * 60 }),
      reason: '選手の居場所は書かないでください。',
      at: timeOf({ minutesAgo: 4 }),
      by: nameOf('sano'),
      reports: 1,
    },
  },
  sameReporter: 0,
  fan: reportDetail.fan && {
    ...reportDetail.fan,
    sanctions: [
      {
        kind: 'mute',
        reason: '選手の居場所は書かないでください。',
        at: timeOf({ minutesAgo: 4 }),
        endsAt: timeOf({ minutesAgo: 4 - 24 * 60 }),
        liftedAt: null,
      },
    ],
  },
};

/** Passed with another one of the same reporter. */
export const passedTogether: Detail = {
  ...reportDetail,
  report: {
    ...reportDetail.report,
    decision: {
      message: 'pass',
      sender: 'none',
      until: null,
      reason: null,
      at: timeOf({ minutesAgo: 4 }),
      by: nameOf('sano'),
      reports: 2,
    },
  },
  sameReporter: 0,
};
