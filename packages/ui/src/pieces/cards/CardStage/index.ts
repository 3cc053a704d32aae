export { CardStage, type CardStageProps } from './CardStage';
export { CardStageSkeleton } from './CardStageSkeleton';
export { useCardStage } from './useCardStage';
