export type ThreadMedia = {
  url: string;
  thumbnailUrl: string | null;
  width: number | null;
  height: number | null;
  /** Duration in seconds. */
  duration: number | null;
  fileName: string | null;
};

export type ThreadMessage = {
  /** Stable key, also when an unsent message becomes sent. */
  key: string;
  /** Id on the server; null until the message is sent. */
  messageId: string | null;
  own: boolean;
  /** Identifies the sender; names are not unique. */
  senderType: 'user' | 'player';
  senderId: string;
  senderName: string;
  senderAvatar: string;
  kind: 'text' | 'image' | 'video';
  text: string;
  /** Hidden by staff: `text` is the sentence that everyone reads. */
  hidden?: boolean | undefined;
  at: string;
  media: ThreadMedia | null;
  state: 'sent' | 'sending' | 'unsent';
  /** Why the server refused an unsent message, which only the person sends again. */
  refusal?: string | null | undefined;
  /** Upload progress from 0 to 1; null when nothing is uploading. */
  progress: number | null;
};
