export { VideoPreview, type VideoPreviewProps } from './VideoPreview';
