export {
  decodeAgain,
  decodeFrame,
  openJsqr,
  openZxing,
  type Pixels,
  type Reader,
} from './decoder';
export { type FakeCamera, type FakeCameraOptions, fakeCamera, photoOf } from './fakeCamera';
export { freezeClock, storyTime } from './frozenClock';
export { type DemoGoods, demoGoods, goods } from './goods';
export { Matrix } from './Matrix';
export { adminOrder, shippedOrder, venueOrder } from './orders';
export { sakura } from './persons';
export { longestPlayerCard, playerCard } from './playerCards';
export { type DemoPlayer, players } from './players';
export { portrait } from './portrait';
export { readCode } from './readCode';
export { Sample } from './Sample';
export { brokenImage, scenery } from './scenery';
