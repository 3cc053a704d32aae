import type { ServerResponse } from 'node:http';
import type { Bus } from './adapters/bus/index.ts';
import type { LineLogin } from './adapters/line/index.ts';
import type { PaymentGateway } from './adapters/payment/index.ts';
import type { Storage } from './adapters/storage/index.ts';
import type { WebPush } from './adapters/web-push/index.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Hub } from './modules/live/hub.ts';
import type { MediaAddresses } from './modules/media/addresses.ts';
import type { UploadStore } from './modules/media/upload-store.ts';

/** What the modules work with. */
export type Services = {
  config: Config;
  db: Database;
  storage: Storage;
  bus: Bus;
  line: LineLogin;
  payment: PaymentGateway;
  /** What the browser needs to hand a card to the gateway itself. */
  browserPayment: { tokenUrl: string; publishableKey: string };
  /** How browsers are told; undefined where that is switched off. */
  push: WebPush | undefined;
  live: Hub;
  media: MediaAddresses;
  streams: { open: Set<ServerResponse>; closing: boolean };
  /** Where files are worked on. */
  uploadFolder: string;
  /** Uploads that go on where they broke off. */
  uploads: UploadStore;
  onError: (error: unknown) => void;
};
