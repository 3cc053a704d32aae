import type { OpenClub } from '../../cli/open.ts';
export type Seeded = { passwordFile: string };
export async function seedDemo(
  _club: Pick<OpenClub, 'db' | 'storage' | 'config' | 'uploadFolder'>,
): Promise<Seeded | null> {
  return null;
}
