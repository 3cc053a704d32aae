import { expect, test } from 'vitest';
import { checkEarlyAbsence } from './absenceAssertions.ts';

const linesOf = (body: string) =>
  checkEarlyAbsence(
    new Map([['tests/e2e/planted.spec.ts', `test('…', async ({ openAs }) => {\n${body}\n});`]]),
  ).map(({ line }) => line);

const open = "const page = await openAs(fan, '/u/top');\n";
const gone = "await expect(page.getByText('終わり')).toHaveCount(0);";

test.each([
  ['after a page opens', `${open}${gone}`, [3]],
  [
    'after a reload',
    `${open}await expect(page.locator('h1')).toBeVisible();\nawait page.reload();\n${gone}`,
    [5],
  ],
  [
    'after a click',
    `${open}await expect(page.locator('h1')).toBeVisible();\nawait page.getByRole('button').click();\n${gone}`,
    [5],
  ],
  ['after the address alone', `${open}await expect(page).toHaveURL('/user/u/top');\n${gone}`, [4]],
  ['as not visible', `${open}await expect(page.locator('p')).not.toBeVisible();`, [3]],
  ['as hidden', `${open}await expect(page.locator('p')).toBeHidden();`, [3]],
  [
    'of a locator with a name',
    `${open}const note = page.locator('p');\nawait expect(note).toHaveCount(0);`,
    [4],
  ],
  [
    'on another page than the one that is there',
    `${open}const other = await openAs(fan, '/u/top');\nawait expect(page.locator('h1')).toBeVisible();\nawait expect(other.locator('p')).toHaveCount(0);`,
    [5],
  ],
  [
    'on a phone',
    `const phone = await openAs(fan, '/u/top');\nawait phone.dontSee(text('終わり'));`,
    [3],
  ],
])('absence is found that is asserted %s', (_, body, lines) => {
  expect(linesOf(body)).toEqual(lines);
});

test.each([
  ['a sign of the page', `${open}await expect(page.locator('h1')).toBeVisible();\n${gone}`],
  [
    'an answer',
    `${open}const answer = page.waitForResponse('**');\nawait page.waitForResponse('**');\n${gone}`,
  ],
  [
    'the presence of what a click removes',
    `${open}await expect(page.getByText('終わり')).toBeVisible();\nawait page.getByRole('button').click();\n${gone}`,
  ],
])('absence is asserted after %s', (_, body) => {
  expect(linesOf(body)).toEqual([]);
});

const problemsOf = (play: string) =>
  checkEarlyAbsence(
    new Map([['packages/ui/src/A.stories.tsx', `export const A = {\n  play: ${play},\n};`]]),
  ).map(({ line, rule }) => `${rule} ${line}`);

test.each([
  'async ({ canvas }) => { await expect(canvas.queryByRole("link")).toBeNull(); }',
  'async ({ canvas, step }) => step("…", () => expect(canvas.queryByText("…")).not.toBeInTheDocument())',
  'async () => { await expect(screen.queryByText("…")).toBeNull(); await expect(screen.queryByRole("img")).toBeNull(); }',
])('a play is found that asks for nothing but absence: %s', (play) => {
  expect(problemsOf(play)).toEqual(['absence-has-a-twin 2']);
});

test.each([
  'async (context) => { await expectOnlyInTwin(context, {}, () => context.canvas.queryByRole("link")); }',
  'async ({ canvas }) => { await expect(canvas.getByRole("img")).toBeVisible(); await expect(canvas.queryByRole("link")).toBeNull(); }',
  'async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole("button")); await expect(screen.queryByRole("menu")).toBeNull(); }',
  'async ({ args }) => { await expect(args.onOpen).toHaveBeenCalled(); }',
])('a play may ask for absence: %s', (play) => {
  expect(problemsOf(play)).toEqual([]);
});
