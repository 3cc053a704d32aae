export { areBrowserKeys, createKeyPair, isKeyPair, type KeyPair } from './keys.ts';
export { isPushService, knownServices } from './pushServices.ts';
export { createWebPush, type PushOutcome, type WebPush } from './webPush.ts';
