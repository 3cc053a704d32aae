import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoClub, secondClub } from '../../../../tests/support/clubs.ts';
import { sanitizeSvg } from './logo.ts';

const inSvg = (content: string, attributes = 'viewBox="0 0 8 8"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

describe('[CLUB-01] the logo', () => {
  test.each([demoClub, secondClub])('of %s is drawn as before', async (folder) => {
    const text = readFileSync(join(folder, 'logo.svg'), 'utf8');
    const result = sanitizeSvg(text);
    const svg = 'svg' in result ? result.svg : '';
    const draw = (svg: string) => sharp(Buffer.from(svg)).resize(64).raw().toBuffer();
    expect(await draw(svg)).toEqual(await draw(text));
  });

  test('keeps what drawing programs need and drops what is theirs', () => {
    const text = inSvg(
      `<!-- made by --><metadata><rdf:RDF><script>1</script></rdf:RDF></metadata><sodipodi:namedview/>
       <defs><linearGradient id="a"><stop offset="0" style="stop-color:#fff;-inkscape-x:1"/></linearGradient></defs>
       <g inkscape:label="x" data-name="y" class="z"><path style="fill:url(#a)" d="M0 0h8v8z"/></g><use xlink:href="#a"/>`,
      'width="8" height="8" viewBox="0 0 8 8" version="1.1" xml:space="preserve"',
    );
    expect(sanitizeSvg(text)).toEqual({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" version="1.1"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><g><path d="M0 0h8v8z" fill="url(#a)"></path></g><use href="#a"></use></svg>',
    });
  });

  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<SCRIPT>alert(1)</SCRIPT>', '<SCRIPT>'],
    ['<svg:script>alert(1)</svg:script>', '<svg:script>'],
    ['<foreignObject><iframe/></foreignObject>', '<foreignObject>'],
    ['<image href="https://evil.test/a.png"/>', '<image>'],
    ['<style>@import "https://evil.test/a.css";</style>', '<style>'],
    ['<a href="javascript:alert(1)"><path/></a>', '<a>'],
    ['<animate attributeName="href" values="javascript:1"/>', '<animate>'],
    ['<set attributeName="onload" to="1"/>', '<set>'],
    ['<text>浜野</text>', '<text>'],
    ['<path onload="alert(1)"/>', '<path> の onload'],
    ['<path onLoad="alert(1)"/>', '<path> の onLoad'],
    ['<use href="https://evil.test/a.svg#x"/>', '<use> の href'],
    ['<use xlink:href="data:image/svg+xml,%3Csvg/%3E"/>', '<use> の xlink:href'],
    ['<path fill="url(https://evil.test/a#x)"/>', '<path> の fill'],
    ['<path fill="&#117;rl(//evil.test)"/>', '<path> の fill'],
    ['<path style="fill:url(//evil.test/a)"/>', '<path> の fill'],
    ['<path style="behavior:url(x.htc)"/>', '<path> の behavior'],
    ['<path style="fill:u\\72l(//evil.test)"/>', '<path> の fill'],
    ['<path clip-path="url(\'//evil.test\')"/>', '<path> の clip-path'],
  ])('%s is refused', (content, named) => {
    const result = sanitizeSvg(inSvg(content));
    expect(result).toHaveProperty('problems');
    expect('problems' in result && result.problems.join()).toContain(named);
  });

  test.each([
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1"><title>&x;</title></svg>',
    '<?xml-stylesheet href="https://evil.test/a.css"?><svg viewBox="0 0 1 1"/>',
    '<svg viewBox="0 0 1 1"><title><![CDATA[</title><script>1</script>]]></title></svg>',
    '<svg viewBox="0 0 1 1"><title>&lt;script&gt;1&lt;/script&gt;</title></svg>',
    "<svg viewBox='0 0 1 1\"><script>1</script>'/>",
  ])('of %s nothing reaches a browser as markup', (text) => {
    const result = sanitizeSvg(text);
    const svg = 'svg' in result ? result.svg : '';
    expect(svg).not.toMatch(/<script|<!|<[?]|evil[.]test|etc[/]passwd/);
  });

  test.each(['', 'a logo', '<html><body/></html>', '<svg/>', '\u0089PNG'])(
    '%j is no logo',
    (text) => {
      expect(sanitizeSvg(text)).toHaveProperty('problems');
    },
  );

  test('with very many elements is refused, also if they are drawn by reference', () => {
    expect(sanitizeSvg(inSvg('<path/>'.repeat(3000)))).toHaveProperty('problems');
    const doubled = (reference: (id: number) => string) =>
      Array.from(
        { length: 25 },
        (_, id) => `<g id="g${id + 1}">${reference(id).repeat(2)}</g>`,
      ).join('');
    const path = '<path id="g0"/>';
    for (const reference of [
      (id: number) => `<use href="#g${id}"/>`,
      (id: number) => `<path mask="url(#g${id})"/>`,
    ])
      expect(sanitizeSvg(inSvg(path + doubled(reference)))).toHaveProperty('problems');
    expect(sanitizeSvg(inSvg('<g id="a"><use href="#a"/></g>'))).toHaveProperty('problems');
    const star = '<path id="star"/><g id="row"><use href="#star"/><use href="#star"/></g>';
    expect(sanitizeSvg(inSvg(`${star}${'<use href="#row"/>'.repeat(20)}`))).toHaveProperty('svg');
  });
});
