import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../db/schema.ts';
import type { Session } from './session.ts';

/** Identifies a session. Whether it is still open is checked in the database. */
export type SessionName = Pick<Session, 'id' | 'role' | 'personId'>;

export type MediaCookies = ReturnType<typeof createMediaCookies>;

const roles: readonly Role[] = ['user', 'player'];
const maxRemembered = 10_000;
const nameOf = (role: Role) => `media_session_${role}`;

/**
 * Cookies that identify sessions for the URLs of pictures and videos, which browsers load without a token. No
 * other operation accepts them: those read the Authorization header only.
 */
export function createMediaCookies({ key, secure }: { key: string; secure: boolean }) {
  const attributes = `Path=/api/v1; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  function signedValue({ role, personId, id }: SessionName): string {
    const mac = createHmac('sha256', key).update(`${role}.${personId}.${id}`).digest('base64url');
    return `${personId}.${id}.${mac}`;
  }

  // Values of the sessions in use, by id: computing one costs as much as parsing a request.
  const signed = new Map<string, string>();

  /** The value for a session that has been read from the database, so that callers cannot fill the memory. */
  function rememberedValue(session: SessionName): string {
    const cached = signed.get(session.id);
    if (cached !== undefined) return cached;
    const value = signedValue(session);
    const [oldest] = signed.keys();
    if (signed.size >= maxRemembered && oldest !== undefined) signed.delete(oldest);
    signed.set(session.id, value);
    return value;
  }

  function isValid(value: string, signature: string): boolean {
    const [actual, expected] = [Buffer.from(value), Buffer.from(signature)];
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  const holds = (request: FastifyRequest, session: SessionName) =>
    isValid(valueIn(request, session.role), rememberedValue(session));

  /** The sessions in the request's cookies: at most one of each role. */
  function read(request: FastifyRequest): SessionName[] {
    return roles.flatMap((role) => {
      const value = valueIn(request, role);
      const [personId = '', id = ''] = value.split('.');
      const session = { role, personId, id };
      return isValid(value, signedValue(session)) ? [session] : [];
    });
  }

  function set(reply: FastifyReply, session: Session): void {
    const seconds = Math.ceil((session.expiresAt.getTime() - Date.now()) / 1000);
    const cookie = `${nameOf(session.role)}=${rememberedValue(session)}`;
    reply.header('Set-Cookie', `${cookie}; Max-Age=${seconds}; ${attributes}`);
  }

  /** Sets the cookie if the browser lacks it, or if the session was extended. */
  function refresh(request: FastifyRequest, reply: FastifyReply, session: Session): void {
    if (session.isExtended || !holds(request, session)) set(reply, session);
  }

  /** Clears the cookie after a logout, unless another person has signed in since. */
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
