import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../db/database.ts';
import { fileAddress, mediaAddress } from '../../http/fileAddresses.ts';
import { messages } from '../../messages.ts';
import { type MediaOfMessage, type MessageRow, messagesById } from './messages.queries.ts';

export type MessageView = components['schemas']['Message'];

type TextOfMessage = Omit<MessageRow, 'topicId' | 'seq' | keyof MediaOfMessage>;

export function viewMessage(row: TextOfMessage, media: MediaOfMessage): MessageView {
  const shared = {
    messageId: row.id,
    senderName: row.senderName,
    senderAvatar: avatarOf(row),
    ...senderOf(row),
    createdAt: row.createdAt.toISOString(),
  };
  if (row.hiddenAt) return { ...shared, ...hidden };
  return {
    ...shared,
    content: row.content,
    messageType: media.mediaKind ?? 'text',
    mediaUrl: media.mediaId && mediaAddress(media.mediaId, 'original'),
    thumbnailUrl: media.mediaId && mediaAddress(media.mediaId, 'thumbnail'),
    fileName: media.fileName,
    fileSize: media.fileSize,
    duration: media.duration,
    width: media.width,
    height: media.height,
  };
}

export const noMedia: MediaOfMessage = {
  mediaId: null,
  mediaKind: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
};

/** What everyone sees of a message that staff have hidden. */
const hidden = {
  isHidden: true,
  content: messages.messageHidden,
  messageType: 'text' as const,
  mediaUrl: null,
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  duration: null,
  width: null,
  height: null,
};

/** Messages that are not deleted, by id. */
export async function readMessages(
  db: Queries,
  messages: { topicId: string; id: string }[],
): Promise<Map<string, MessageView>> {
  const rows = await messagesById(db, messages);
  return new Map(rows.map((row) => [row.id, viewMessage(row, row)]));
}

/** Identity of a message's sender, by which clients compare: display names and pictures are not unique. */
export const senderOf = ({
  senderType,
  senderId,
  senderPlayerId,
}: Pick<MessageRow, 'senderType' | 'senderId' | 'senderPlayerId'>) => ({
  senderType,
  senderId: senderType === 'player' ? String(senderPlayerId ?? '') : senderId,
});

export function avatarOf(row: {
  senderType: 'user' | 'player';
  avatarFile: string | null;
  pictureUrl: string | null;
}): string {
  return row.senderType === 'player' ? fileAddress(row.avatarFile) : (row.pictureUrl ?? '');
}
