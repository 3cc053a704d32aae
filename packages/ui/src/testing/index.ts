export { type FakeCamera, type FakeCameraOptions, fakeCamera, photoOf } from './fakeCamera';
export { type DemoGoods, demoGoods, goods } from './goods';
export { Matrix, Sample } from './Matrix';
export { sampleMatch } from './match';
export { adminOrder, shippedOrder, venueOrder } from './orders';
export { sakura } from './persons';
export { longestPlayerCard, playerCard } from './playerCards';
export { type DemoPlayer, players } from './players';
export { portrait } from './portrait';
export { readCode } from './readCode';
export { brokenImage, scenery } from './scenery';
export {
  chooseColor,
  inNameOfClub,
  type ShownClub,
  showClub,
  shownClub,
} from './shownClub';
export {
  freezeClock,
  type HeldTimers,
  holdTimers,
  replaceDate,
  storyTime,
  twoFrames,
} from './time';
