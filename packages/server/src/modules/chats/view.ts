import type { components } from '@homestand/api-client';
import type { MediaAddresses } from '../media/addresses.ts';
import { fileAddress } from '../media/files.ts';
import type { MessageRow } from './messages.queries.ts';

export type MessageView = components['schemas']['Message'];

export function viewMessage(row: MessageRow, media: MediaAddresses): MessageView {
  return {
    messageId: row.id,
    senderName: row.senderName,
    senderAvatar: avatarOf(row),
    senderType: row.senderType,
    senderId: row.senderType === 'player' ? String(row.senderPlayerId ?? '') : row.senderId,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    messageType: row.mediaKind ?? 'text',
    mediaUrl: row.mediaId && media.addressOf(row.mediaId, 'original'),
    thumbnailUrl: row.mediaId && media.addressOf(row.mediaId, 'thumbnail'),
    fileName: row.fileName,
    fileSize: row.fileSize,
    duration: row.duration,
    width: row.width,
    height: row.height,
  };
}

export function avatarOf(row: {
  senderType: 'user' | 'player';
  avatarFile: string | null;
  pictureUrl: string | null;
}): string {
  return row.senderType === 'player' ? fileAddress(row.avatarFile) : (row.pictureUrl ?? '');
}
