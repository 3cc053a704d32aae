export { Clubs } from './Clubs';
export { ColorTable } from './Colors';
export { IconTable } from './IconTable';
export { GuidePage, HowToRead, Layers, Opening } from './Opening';
export { Motion, Scale } from './Scales';
export { TokenTable } from './TokenTable';
