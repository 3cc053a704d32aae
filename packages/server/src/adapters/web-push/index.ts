export { areBrowserKeys, createKeyPair, isKeyPair, type KeyPair } from './keys.ts';
export { isPushService, knownServices } from './push-services.ts';
export { createWebPush, type PushOutcome, type WebPush } from './web-push.ts';
