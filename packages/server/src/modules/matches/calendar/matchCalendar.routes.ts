import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentCache } from '../../../db/contentCache.ts';
import { compressed } from '../../../http/compress.ts';
import type { Handlers } from '../../../http/contract.ts';
import { notFound } from '../../../http/errors.ts';
import { hasAlready } from '../../../http/sendFile.ts';
import type { Services } from '../../../services.ts';
import { currentMatches } from '../matches.queries.ts';
import { contentVersion } from './matchCalendar.queries.ts';
import { matchCalendar } from './matchCalendar.ts';

/** Calendars ask once an hour; many people behind one proxy need not ask the server each time. */
const cacheControl = 'public, max-age=300';

export function matchCalendarRoutes({
  db,
  config,
}: Services): Pick<Handlers, 'getMatchesCalendar' | 'getMatchCalendar'> {
  const club = { name: config.club.name, origin: config.origin };
  const content = contentCache(async () => {
    const matches = await currentMatches(db);
    return { matches, all: fileOf(matchCalendar(matches, club)) };
  });

  return {
    async getMatchesCalendar({ request, reply }) {
      const { all } = await content(await contentVersion(db));
      await sendCalendar(request, reply, 'matches.ics', all);
      return undefined;
    },

    async getMatchCalendar({ path: { matchId }, request, reply }) {
      const { matches } = await content(await contentVersion(db));
      const match = matches.find(({ id }) => id === matchId);
      if (!match) throw notFound();
      await sendCalendar(
        request,
        reply,
        `match-${matchId}.ics`,
        fileOf(matchCalendar([match], club)),
      );
      return undefined;
    },
  };
}

type CalendarFile = { tag: string; encodedFor: ReturnType<typeof compressed> };

/** Its tag is that of its text: a change of goods or players does not make calendars load it again. */
const fileOf = (text: string): CalendarFile => ({
  tag: `"${hash('sha256', text, 'base64url')}"`,
  encodedFor: compressed(text),
});

async function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { tag, encodedFor }: CalendarFile,
) {
  reply.headers({
    Vary: 'Accept-Encoding',
    // Weak: a proxy may compress the response.
    ETag: `W/${tag}`,
    'Cache-Control': cacheControl,
  });
  if (hasAlready(request.headers['if-none-match'], tag)) return reply.code(304).send();
  const { body, coding } = encodedFor(request.headers['accept-encoding']);
  if (coding) reply.header('Content-Encoding', coding);
  // Shown at once, so that a phone opens its calendar instead of a list of downloads.
  reply.header('Content-Disposition', `inline; filename="${name}"`);
  return reply.type('text/calendar; charset=utf-8').send(body);
}
