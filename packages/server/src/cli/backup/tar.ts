// The POSIX ustar format: a header of 512 bytes for each file, and contents filled up to 512 bytes. Any tar reads it.
const block = 512;

/** What fills the last block of a file. */
export const padding = (size: number) => Buffer.alloc((block - (size % block)) % block);

/** What ends an archive. */
export const tarEnd = () => Buffer.alloc(2 * block);

export function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100)
    throw new Error(`The name ${name} is too long for an archive.`);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const checksum = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

/** Thrown for what is no archive, or one that is cut off. */
export class BrokenArchive extends Error {}

type Part = { name: string; size: number; content: AsyncGenerator<Buffer> };

/** The files of an archive in order. Each content is read to its end before the next file. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const bytes = createReader(source);
  for (;;) {
    const header = await bytes.exactly(block);
    if (header.every((byte) => byte === 0)) break;
    const written = Number.parseInt(header.toString('latin1', 148, 156), 8);
    const counted = Buffer.from(header).fill(' ', 148, 156);
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8);
    if (written !== checksum(counted) || !Number.isSafeInteger(size)) throw new BrokenArchive();
    const name = header.toString('utf8', 0, header.indexOf(0));
    const content = bytes.upTo(size);
    yield { name, size, content };
    for await (const _ of content);
    await bytes.exactly(padding(size).length);
  }
  // The rest carries the checksum of the compression, which is tested when all of it has been read.
  await bytes.rest();
}

function createReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let buffered: Buffer = Buffer.alloc(0);

  async function more(): Promise<boolean> {
    const { value, done } = await pieces.next();
    if (done) return false;
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
    return true;
  }

  function take(size: number): Buffer {
    const taken = buffered.subarray(0, size);
    buffered = buffered.subarray(size);
    return taken;
  }

  return {
    async exactly(size: number): Promise<Buffer> {
      while (buffered.length < size) if (!(await more())) throw new BrokenArchive();
      return take(size);
    },
    async *upTo(size: number): AsyncGenerator<Buffer> {
      for (let remaining = size; remaining > 0; ) {
        if (buffered.length === 0 && !(await more())) throw new BrokenArchive();
        const piece = take(remaining);
        remaining -= piece.length;
        yield piece;
      }
    },
    async rest(): Promise<void> {
      buffered = Buffer.alloc(0);
      while (await more()) buffered = Buffer.alloc(0);
    },
  };
}
