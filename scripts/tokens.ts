// Writes the design tokens for other tools: npm run tokens [-- FOLDER]
//   *.tokens.json, homestand.resolver.json   Design Tokens Format 2025.10
//   tokens.css                               CSS variables
//   figma/light.json, figma/dark.json        Figma's import of variables, one file for each mode
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { tokenGroups } from '../packages/ui/src/tokens/index.ts';
import { cssFile } from './tokens/css.ts';
import { dtcgFile, dtcgResolver } from './tokens/dtcg.ts';
import { figmaFile, leftOutOfFigma } from './tokens/figma.ts';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'dist-tokens'));

const files: Record<string, string | object> = {
  'base.tokens.json': dtcgFile(tokenGroups, null),
  'light.tokens.json': dtcgFile(tokenGroups, 'light'),
  'dark.tokens.json': dtcgFile(tokenGroups, 'dark'),
  'homestand.resolver.json': dtcgResolver,
  'tokens.css': cssFile(tokenGroups),
  'figma/light.json': figmaFile(tokenGroups, 'light'),
  'figma/dark.json': figmaFile(tokenGroups, 'dark'),
};

for (const [name, content] of Object.entries(files)) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
  console.log(path);
}
for (const [group, reason] of Object.entries(leftOutOfFigma))
  console.log(`not in the files for Figma: ${group}. ${reason}`);
