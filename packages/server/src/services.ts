import type { Bus } from './adapters/bus/index.ts';
import type { LineLogin } from './adapters/line/index.ts';
import type { PaymentGateway } from './adapters/payment/index.ts';
import type { Storage } from './adapters/storage/index.ts';
import type { WebPush } from './adapters/web-push/index.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { ExternalHealth } from './dependencies/health.ts';
import type { Readiness } from './dependencies/readiness.ts';
import type { ConcurrencyLimit } from './http/concurrencyLimit.ts';
import type { MediaCookies } from './http/mediaCookies.ts';
import type { OperationLimiter } from './http/operationLimiter.ts';
import type { SessionMemory } from './http/sessionMemory.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Hub } from './modules/live/eventHub.ts';
import type { OpenStreams } from './modules/live/openStreams.ts';
import type { VisitCodes } from './modules/matches/visits/visitCodes.ts';
import type { SizedPictures } from './modules/media/sizedPictures.ts';
import type { UploadStore } from './modules/media/uploadStore.ts';
import type { TotpCipher } from './modules/staff/totpCipher.ts';

export type Services = {
  config: Config;
  db: Database;
  jobs: JobQueue;
  storage: Storage;
  bus: Bus;
  line: LineLogin;
  payment: PaymentGateway;
  /** Lets the browser send a card directly to the gateway. */
  browserPayment: { tokenUrl: string; publishableKey: string };
  externalHealth: ExternalHealth;
  /** Sender of push notifications; undefined if push is disabled. */
  push: WebPush | undefined;
  live: Hub;
  sessionMemory: SessionMemory;
  mediaCookies: MediaCookies;
  /** Encrypts the secrets of one-time codes of staff. */
  totpCipher: TotpCipher;
  /** The codes that fans scan at the gate. */
  visitCodes: VisitCodes;
  /** Names the count of guesses at a login ID. */
  loginCountOf: (kind: 'player' | 'staff', loginId: string) => string;
  limiter: OperationLimiter;
  /** In which orders are written. */
  orderTurns: ConcurrencyLimit;
  streams: { open: OpenStreams; closing: boolean };
  /** Folder for files that are being processed. */
  uploadFolder: string;
  uploads: UploadStore;
  sizedPictures: SizedPictures;
  metrics: Metrics;
  readiness: Readiness;
  onError: (error: unknown) => void;
  /** The clock, in milliseconds, of what depends on the day or ends at a time; a test sets its own. */
  now: () => number;
  /** The pause before a payment is looked up again, in milliseconds; a test sets its own. */
  pause: (ms: number) => Promise<unknown>;
};
