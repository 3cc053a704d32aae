import { describe, expect, test } from 'vitest';
import { checkAttachment } from './attachment';

const megabyte = 1024 * 1024;
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const ftyp = (brand: string) => [0, 0, 0, 24, ...letters('ftyp'), ...letters(brand), 0, 0, 0, 0];
const box = (name: string) => [0, 0, 0, 8, ...letters(name), 0, 0, 0, 0];

function file(name: string, bytes: number[], size?: number): File {
  const made = new File([new Uint8Array(bytes)], name);
  // Only the reported size is large.
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
}

const image = { ok: true, kind: 'image' };
const video = { ok: true, kind: 'video' };
const refused = (problem: string) => ({ ok: false, problem });

describe('[COMP-07] accepted files', () => {
  test.each([
    ['photo.jpg', jpeg, image],
    ['photo.jpeg', jpeg, image],
    ['PHOTO.JPG', jpeg, image],
    ['夏の合宿.Png', png, image],
    ['a.b.c.png', png, image],
    ['renamed.jpg', png, image],
    ['clip.mp4', ftyp('isom'), video],
    ['clip.MP4', ftyp('M4V '), video],
    ['IMG_0001.MOV', ftyp('qt  '), video],
    ['old.mov', box('moov'), video],
    ['old.mov', box('wide'), video],
  ])('%s is accepted', async (name, bytes, response) => {
    expect(await checkAttachment(file(name, bytes))).toEqual(response);
  });

  test.each([
    ['photo.gif', letters('GIF89a')],
    ['photo.webp', letters('RIFF....WEBP')],
    ['photo.heic', ftyp('heic')],
    ['clip.webm', [0x1a, 0x45, 0xdf, 0xa3]],
    ['clip.avi', letters('RIFF....AVI ')],
    ['notes.pdf', letters('%PDF')],
    ['jpg', jpeg],
    ['photo.jpg.exe', jpeg],
    ['photo.', jpeg],
    ['empty.jpg', []],
    ['short.mp4', [0, 0, 0]],
    ['page.png', letters('<html>')],
    ['photo.mp4', jpeg],
    ['clip.jpg', ftyp('isom')],
    ['sound.mp4', ftyp('M4A ')],
    ['still.mp4', ftyp('avif')],
    ['mobile.mp4', ftyp('3gp4')],
  ])('%s is rejected', async (name, bytes) => {
    expect(await checkAttachment(file(name, bytes))).toEqual(refused('format'));
  });

  test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'miaf'])(
    'a HEIC of the brand %s is rejected, whatever its extension',
    async (brand) => {
      for (const name of ['IMG_0001.jpg', 'IMG_0001.PNG', 'IMG_0001.mov']) {
        expect(await checkAttachment(file(name, ftyp(brand)))).toEqual(refused('format'));
      }
    },
  );

  test('a file that cannot be read is rejected', async () => {
    const gone = file('photo.jpg', jpeg);
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    expect(await checkAttachment(gone)).toEqual(refused('format'));
  });
});

describe('[COMP-08] maximum size', () => {
  test.each([
    ['photo.jpg', jpeg, 5 * megabyte, image],
    ['photo.jpg', jpeg, 5 * megabyte + 1, refused('imageTooLarge')],
    ['clip.mp4', ftyp('isom'), 400 * megabyte, video],
    ['clip.mp4', ftyp('isom'), 400 * megabyte + 1, refused('videoTooLarge')],
    ['photo.heic', ftyp('heic'), 400 * megabyte + 1, refused('format')],
  ])('%s (%#)', async (name, bytes, size, response) => {
    expect(await checkAttachment(file(name, bytes, size))).toEqual(response);
  });
});

describe('[COMP-09] a picker for one kind', () => {
  test.each([
    ['clip.mp4', ftyp('isom'), 'image', refused('imageOnly')],
    ['photo.jpg', jpeg, 'video', refused('videoOnly')],
    ['clip.mp4', ftyp('isom'), 'video', video],
    ['photo.jpg', jpeg, 'image', image],
    ['notes.pdf', letters('%PDF'), 'image', refused('format')],
    ['notes.pdf', letters('%PDF'), 'video', refused('format')],
    ['photo.heic', ftyp('heic'), 'image', refused('format')],
  ] as const)('%s, case %#', async (name, bytes, kind, response) => {
    expect(await checkAttachment(file(name, [...bytes]), kind)).toEqual(response);
  });

  test('a wrong kind is reported before a wrong size', async () => {
    const large = file('clip.mp4', ftyp('isom'), 401 * megabyte);
    expect(await checkAttachment(large, 'image')).toEqual(refused('imageOnly'));
  });
});
