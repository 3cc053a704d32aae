import { imageMaxBytes, videoMaxBytes } from '../../../limits.gen';

const megabytes = (bytes: number) => bytes / 1024 / 1024;

export const attachmentPanelMessages = {
  image: '画像を選ぶ',
  imageRule: `.jpg、.png（${megabytes(imageMaxBytes)}MBまで）`,
  video: '動画を選ぶ',
  videoRule: `.mp4、.mov（${megabytes(videoMaxBytes)}MBまで）`,
  format:
    '対応していないファイル形式です。画像（.jpg、.jpeg、.png）または動画（.mp4、.mov）のみ送信できます。',
  imageTooLarge: `画像は${megabytes(imageMaxBytes)}MB以下にしてください。`,
  videoTooLarge: `動画は${megabytes(videoMaxBytes)}MB以下にしてください。`,
  imageOnly: '画像ファイルを選択してください。',
  videoOnly: '動画ファイルを選択してください。',
  fileRequired: 'ファイルを選択してください。',
};

export type AttachmentPanelMessages = typeof attachmentPanelMessages;
