/** URL of a picture or sound of the club, or an empty string. */
export const fileAddress = (name: string | null): string => (name ? `/api/v1/files/${name}` : '');

export const fileAddressOrNull = (name: string | null) => (name ? fileAddress(name) : null);

/** URL of a picture or video of a message. It is the same for everybody, and requires a session. */
export const mediaAddress = (id: string, variant: 'original' | 'thumbnail') =>
  `/api/v1/media/${id}/${variant}`;

/** Storage key of a public file of the club. The prefix separates it from media, which require a session. */
export const publicKey = (name: string) => `pub-${name}`;
