import { join } from 'node:path';
import { createKomoju, type PaymentGateway } from '../adapters/payment/index.ts';
import type { Config } from '../config/config.ts';
import type { SecretFor } from '../config/secrets.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { RequestHandler } from '../site/site.ts';

type Outside = Pick<Services, 'line' | 'payment' | 'browserPayment'> & {
  /** Request handlers of the stand-ins, by path. */
  sites: Record<string, RequestHandler>;
  close(): Promise<void>;
};

type Asking = {
  config: Config;
  db: Database;
  log: (line: string) => void;
  secretFor: SecretFor;
};

/**
 * LINE and the payment gateway: the real services if they are configured, else stand-ins on the server's own
 * port.
 */
export async function connectExternalServices(asking: Asking): Promise<Outside> {
  const [line, payment] = [await connectLine(asking), await connectPayment(asking)];
  return {
    ...line,
    ...payment,
    sites: { ...line.sites, ...payment.sites },
    close: async () => {
      line.close();
      await payment.close();
    },
  };
}

async function connectLine({ config, db, secretFor }: Asking) {
  // Commands use this file for the gateway only, and do not load the client of LINE.
  const { createLineLogin, lineEndpoints } = await import('../adapters/line/index.ts');
  const redirectUri = `${config.origin}/user/line/callback`;
  if (config.line) {
    const { LINE_CHANNEL_ID: channelId, LINE_CHANNEL_SECRET: channelSecret } = config.line;
    const line = createLineLogin({ ...lineEndpoints, channelId, channelSecret, redirectUri });
    return { line, sites: {}, close: () => {} };
  }
  const { createLineStandIn } = await import('@homestand/stand-ins/line');
  const basePath = '/stand-in/line';
  const channel = { channelId: 'homestand', channelSecret: secretFor('line channel') };
  const standIn = createLineStandIn({
    ...channel,
    origin: config.origin,
    basePath,
    redirectUris: [redirectUri],
    fans: async () => {
      const fans = await db
        .selectFrom('users')
        .select(['lineSub as sub', 'name', 'pictureUrl as picture', 'email'])
        .orderBy('lineSub')
        .limit(50)
        .execute();
      return fans;
    },
  });
  const { issuer, authorizationEndpoint, tokenEndpoint } = standIn;
  const endpoints = { issuer, authorizationEndpoint, tokenEndpoint };
  return {
    line: createLineLogin({ ...endpoints, ...channel, redirectUri }),
    sites: { [basePath]: standIn.handler },
    close: standIn.close,
  };
}

const gatewayPath = '/stand-in/komoju';

const gatewayKeys = (secretFor: SecretFor) => ({
  secretKey: secretFor('komoju'),
  webhookSecret: secretFor('komoju webhook'),
});

/** The payment gateway, or the stand-in inside the server: its requests fail while no server runs. */
export function gatewayOf(
  { komoju, komojuUrl, origin }: Config,
  secretFor: SecretFor,
): PaymentGateway {
  if (!komoju)
    return createKomoju({ ...gatewayKeys(secretFor), apiUrl: `${origin}${gatewayPath}/api/v1` });
  const { KOMOJU_SECRET_KEY: secretKey, KOMOJU_WEBHOOK_SECRET: webhookSecret } = komoju;
  return createKomoju({ apiUrl: komojuUrl, secretKey, webhookSecret });
}

async function connectPayment({ config, log, secretFor }: Asking) {
  const payment = gatewayOf(config, secretFor);
  if (config.komoju) {
    const publishableKey = config.komoju.KOMOJU_PUBLISHABLE_KEY;
    return {
      payment,
      browserPayment: { tokenUrl: `${config.komojuUrl}/tokens`, publishableKey },
      sites: {},
      close: async () => {},
    };
  }
  const { createKomojuStandIn } = await import('@homestand/stand-ins/komoju');
  const standIn = createKomojuStandIn({
    ...gatewayKeys(secretFor),
    origin: config.origin,
    basePath: gatewayPath,
    publishableKey: `pk_test_${secretFor('komoju browser')}`,
    webhookUrl: `${config.origin}/api/v1/payments/notifications`,
    stateFile: join(config.dataFolder, 'komoju-stand-in.json'),
    log,
  });
  return {
    payment,
    // A path instead of a URL, so that a phone in the same network can use it as well.
    browserPayment: {
      tokenUrl: new URL(`${standIn.apiUrl}/tokens`).pathname,
      publishableKey: standIn.publishableKey,
    },
    sites: { [gatewayPath]: standIn.handler },
    close: standIn.close,
  };
}
