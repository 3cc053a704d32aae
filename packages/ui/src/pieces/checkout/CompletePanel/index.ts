export { CompletePanel, type CompletePanelProps } from './CompletePanel';
export { CompletePanelSkeleton } from './CompletePanelSkeleton';
