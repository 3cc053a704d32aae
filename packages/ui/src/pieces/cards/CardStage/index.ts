export { CardStage, type CardStageProps } from './CardStage';
export { CardStageSkeleton, type CardStageSkeletonProps } from './CardStageSkeleton';
export { type CardStageMessages, cardStageMessages } from './messages';
export { useCardStage } from './useCardStage';
