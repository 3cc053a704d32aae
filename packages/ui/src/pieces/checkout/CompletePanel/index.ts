export { CompletePanel, type CompletePanelProps } from './CompletePanel';
export { CompletePanelSkeleton, type CompletePanelSkeletonProps } from './CompletePanelSkeleton';
export { type CompletePanelMessages, completePanelMessages } from './messages';
