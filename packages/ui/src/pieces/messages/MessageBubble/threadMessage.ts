export type ThreadMedia = {
  url: string;
  thumbnailUrl: string | null;
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  fileName: string | null;
};

export type ThreadMessage = {
  /** Stable for its whole life, also when an unsent one becomes sent. */
  key: string;
  /** Null until the server has it. */
  messageId: string | null;
  own: boolean;
  /** Who it is from. The name is for people: others may have the same. */
  senderType: 'user' | 'player';
  senderId: string;
  senderName: string;
  senderAvatar: string;
  kind: 'text' | 'image' | 'video';
  text: string;
  at: string;
  media: ThreadMedia | null;
  state: 'sent' | 'sending' | 'unsent';
  /** 0 to 1 while a file goes out. */
  progress: number | null;
};
