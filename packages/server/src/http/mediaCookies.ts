import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../db/schema.ts';
import type { Session } from './session.ts';

/** A session by its name. Whether it is still open is for the database to say. */
export type SessionName = Pick<Session, 'id' | 'role' | 'personId'>;

export type MediaCookies = ReturnType<typeof createMediaCookies>;

const roles: readonly Role[] = ['user', 'player'];
const nameOf = (role: Role) => `media_session_${role}`;

/**
 * Cookies that name a session to the addresses of pictures and videos, which browsers load without a token. They
 * open nothing else: every other operation reads the Authorization header alone.
 */
export function createMediaCookies({ key, secure }: { key: string; secure: boolean }) {
  const attributes = `Path=/api/v1; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  function signedValue({ role, personId, id }: SessionName): string {
    const mac = createHmac('sha256', key).update(`${role}.${personId}.${id}`).digest('base64url');
    return `${personId}.${id}.${mac}`;
  }

  function isValid(value: string, session: SessionName): boolean {
    const [given, expected] = [Buffer.from(value), Buffer.from(signedValue(session))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  const holds = (request: FastifyRequest, session: SessionName) =>
    isValid(valueIn(request, session.role), session);

  /** The sessions that the request's cookies name: at most one of each role. */
  function read(request: FastifyRequest): SessionName[] {
    return roles.flatMap((role) => {
      const value = valueIn(request, role);
      const [personId = '', id = ''] = value.split('.');
      const session = { role, personId, id };
      return isValid(value, session) ? [session] : [];
    });
  }

  function set(reply: FastifyReply, session: Session): void {
    const seconds = Math.ceil((session.expiresAt.getTime() - Date.now()) / 1000);
    const cookie = `${nameOf(session.role)}=${signedValue(session)}`;
    reply.header('Set-Cookie', `${cookie}; Max-Age=${seconds}; ${attributes}`);
  }

  /** Sets the cookie if the browser lacks it, or if the session was extended. */
  function refresh(request: FastifyRequest, reply: FastifyReply, session: Session): void {
    if (session.isExtended || !holds(request, session)) set(reply, session);
  }

  /** After a logout. Another person may have signed in since: their cookie stays. */
  function clear(request: FastifyRequest, reply: FastifyReply, session: SessionName): void {
    reply.removeHeader('Set-Cookie');
    if (holds(request, session))
      reply.header('Set-Cookie', `${nameOf(session.role)}=; Max-Age=0; ${attributes}`);
  }

  return { read, set, refresh, clear };
}

function valueIn({ headers }: FastifyRequest, role: Role): string {
  const start = `${nameOf(role)}=`;
  const cookies = headers.cookie?.split(/; */) ?? [];
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? '';
}
