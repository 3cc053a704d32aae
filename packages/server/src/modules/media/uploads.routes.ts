import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../db/id.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound, tooLarge } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import { refusePreview } from '../messages/index.ts';
import { mediaLimits } from './processing/index.ts';
import { TusServer } from './tusServer.ts';
import { createUploadLocks } from './uploadLocks.ts';
import { beginUpload, claimUpload, findUpload } from './uploads.queries.ts';
import { dropUpload } from './uploads.ts';

type UploadHandlers = Pick<
  Handlers,
  'createUpload' | 'getUpload' | 'continueUpload' | 'dropUpload'
>;

// Not passed as a header: the tus server would then accept one that a client sent.
const beginning = new AsyncLocalStorage<string>();

/** Resumable uploads (tus 1.0.0), accessible only to the person who began them. */
export function uploadRoutes(services: Services): UploadHandlers {
  const { config, db, uploads, readiness, onError } = services;
  const server = new TusServer({
    path: '/api/v1/uploads',
    datastore: uploads,
    locker: createUploadLocks(db, onError),
    maxSize: mediaLimits.video,
    relativeLocation: true,
    // Without this, the tus server lets every origin read its responses.
    allowedOrigins: [config.origin],
    namingFunction: () => beginning.getStore() ?? newId(),
    disableTerminationForFinishedUploads: false,
    // tus throws plain objects for its own refusals.
    onResponseError: async (_request, error) =>
      error instanceof Error && readiness.report(error)
        ? { status_code: 503, body: '' }
        : undefined,
  });

  /** The tus server writes directly to the raw response. Returns the response status. */
  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<number> {
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await server.handle(request.raw, reply.raw);
    return reply.raw.statusCode;
  }

  async function own(session: Session, id: string) {
    if (!(await findUpload(db, session.personId, id))) throw notFound();
  }

  return {
    async createUpload({ session, request, reply }) {
      refusePreview(services);
      const size = Number(request.headers['upload-length']);
      if (size > mediaLimits.video) throw tooLarge(messages.videoTooLarge);
      const id = await beginUpload(db, session.personId, size);
      const status = await beginning.run(id, () => handOver(request, reply));
      // The client never got its id, so the row would only take up one of the person's places.
      if (status !== 201) await dropUpload(services, id).catch(onError);
      return undefined;
    },

    async getUpload({ session, path, request, reply }) {
      await own(session, path.uploadId);
      await handOver(request, reply);
      return undefined;
    },

    async continueUpload({ session, path, request, reply }) {
      await own(session, path.uploadId);
      await handOver(request, reply);
      return undefined;
    },

    async dropUpload({ session, path, request, reply }) {
      if (!(await claimUpload(db, session.personId, path.uploadId))) throw notFound();
      const status = await handOver(request, reply);
      // Otherwise the hourly clean-up deletes it.
      if (status === 204) await dropUpload(services, path.uploadId).catch(onError);
      return undefined;
    },
  };
}
