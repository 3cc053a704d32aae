/** The address of a picture or sound of the club, or nothing to show. */
export const fileAddress = (name: string | null): string => (name ? `/api/v1/files/${name}` : '');

export const fileAddressOrNull = (name: string | null) => (name ? fileAddress(name) : null);

/** Where such a file is stored: apart from the media of messages, which need a signed address. */
export const publicKey = (name: string) => `pub-${name}`;
