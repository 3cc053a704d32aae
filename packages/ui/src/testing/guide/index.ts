export { useCopy } from '../../pieces/orders/OrderDetails/useCopy';
export { Clubs } from './Clubs';
export { ColorTable } from './Colors';
export * as pageStyles from './ComponentPage.css';
export type { ComponentDocs } from './componentDocs';
export { IconTable } from './IconTable';
export { GuidePage, HowToRead, Layers, Opening } from './Opening';
export { Motion, Scale } from './Scales';
export { TokenTable } from './TokenTable';
