import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../db/id.ts';
import type { Handlers } from '../../http/contract.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { mediaLimits } from './processing/index.ts';

type UploadHandlers = Pick<
  Handlers,
  'createUpload' | 'getUpload' | 'continueUpload' | 'dropUpload'
>;

const path = '/api/v1/uploads';
const mostAtOnce = 5;
const idHeader = 'x-homestand-upload';

/** Uploads that go on where they broke off (tus 1.0.0), each for the person who began it. */
export function uploadRoutes({ db, uploads }: Services): UploadHandlers {
  const server = new Server({
    path,
    datastore: uploads,
    maxSize: mediaLimits.video,
    relativeLocation: true,
    namingFunction: (request) => request.headers.get(idHeader) ?? newId(),
    disableTerminationForFinishedUploads: false,
  });

  /** From here the tus server speaks, on the connection itself. */
  async function handOver(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await server.handle(request.raw, reply.raw);
    return undefined;
  }

  async function own(session: Session, id: string) {
    const mine = await db
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', id)
      .where('personId', '=', session.personId)
      .executeTakeFirst();
    if (!mine) throw notFound();
  }

  return {
    async createUpload({ session, request, reply }) {
      const { personId } = session;
      const { count } = await db
        .selectFrom('uploads')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('personId', '=', personId)
        .executeTakeFirstOrThrow();
      if (count >= mostAtOnce)
        throw new HttpError(429, messages.tooManyUploads, { retryAfter: 600 });
      const id = newId();
      const size = Number(request.headers['upload-length']);
      await db.insertInto('uploads').values({ id, personId, size }).execute();
      request.raw.headers[idHeader] = id;
      return handOver(request, reply);
    },

    async getUpload({ session, path, request, reply }) {
      await own(session, path.uploadId);
      return handOver(request, reply);
    },

    async continueUpload({ session, path, request, reply }) {
      await own(session, path.uploadId);
      return handOver(request, reply);
    },

    async dropUpload({ session, path, request, reply }) {
      await own(session, path.uploadId);
      await db.deleteFrom('uploads').where('id', '=', path.uploadId).execute();
      return handOver(request, reply);
    },
  };
}
