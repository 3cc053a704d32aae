export { areBrowserKeys, createKeyPair, type KeyPair } from './keys.ts';
export { isPushService } from './pushServices.ts';
export { createWebPush, type PushOutcome, type WebPush } from './webPush.ts';
