/** The address of a picture or sound of the club, or nothing to show. */
export const fileAddress = (name: string | null): string => (name ? `/api/v1/files/${name}` : '');

export const fileAddressOrNull = (name: string | null) => (name ? fileAddress(name) : null);

/** The address of a picture or video of a message. It is the same for everybody, and shows nothing without a session. */
export const mediaAddress = (id: string, variant: 'original' | 'thumbnail') =>
  `/api/v1/media/${id}/${variant}`;

/** Where a file of the club is stored: apart from the media of messages, which need a session. */
export const publicKey = (name: string) => `pub-${name}`;
