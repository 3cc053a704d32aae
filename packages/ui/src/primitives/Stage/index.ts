export { type StageMessages, stageMessages } from './messages';
export { Stage, type StageProps } from './Stage';
