import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

export type TotpCipher = ReturnType<typeof createTotpCipher>;

/** Encrypts the secrets of one-time codes (AES-256-GCM), with a key that is not in the database. */
export function createTotpCipher(keySecret: string) {
  const key = hash('sha256', keySecret, 'buffer');
  return {
    /** Bound to the account: a secret copied to another row is not decrypted there. */
    encrypt(secret: Buffer, staffId: string): Buffer {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(staffId));
      const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
    },
    /** Undefined if it was encrypted with another key: SIGNING_SECRET has changed since. */
    decrypt(stored: Buffer, staffId: string): Buffer | undefined {
      const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, ivLength))
        .setAAD(Buffer.from(staffId))
        .setAuthTag(stored.subarray(ivLength, ivLength + tagLength));
      try {
        const ciphertext = stored.subarray(ivLength + tagLength);
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
