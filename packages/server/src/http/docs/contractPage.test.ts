import { describe, expect, test } from 'vitest';
import { readContract } from '../readContract.ts';
import { contractStylesheet, renderContractPage } from './contractPage.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

const render = (document: OpenApiDocument) =>
  renderContractPage(document, { stylesheetHref: '/api/docs/style.css' });

describe('our own contract', () => {
  // The page reads more fields of the same file than the server does.
  const document = readContract() as unknown as OpenApiDocument;
  const page = render(document);
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

  test('every link leads to exactly one place on the page', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('every operation and every named schema is on the page', () => {
    const operations = Object.values(document.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) =>
        'operationId' in operation ? [`call-${operation.operationId}`] : [],
      ),
    );
    const schemas = Object.keys(document.components?.schemas ?? {}).map((name) => `schema-${name}`);
    expect(ids).toEqual(expect.arrayContaining([...operations, ...schemas]));
  });

  test('the page needs nothing that the content policy forbids', () => {
    expect(page).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+="/);
    expect(page).toContain('<link rel="stylesheet" href="/api/docs/style.css">');
    expect(contractStylesheet).toContain('prefers-color-scheme: dark');
  });
});

describe('another contract', () => {
  const hostile = '<img src=x onerror="alert(1)">&\'';
  const document: OpenApiDocument = {
    info: { title: hostile, version: hostile, description: hostile },
    servers: [{ url: hostile }],
    tags: [{ name: hostile, description: hostile }],
    paths: {
      [`/${hostile}/{id}`]: {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2 } },
          { name: hostile, in: 'query', description: hostile, schema: { enum: [hostile] } },
        ],
        put: {
          operationId: hostile,
          summary: hostile,
          description: hostile,
          tags: [hostile],
          deprecated: true,
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 36 } },
          ],
          requestBody: {
            required: true,
            content: {
              [hostile]: { schema: { pattern: hostile }, example: { [hostile]: hostile } },
            },
          },
          responses: {
            [hostile]: {
              description: hostile,
              headers: { [hostile]: { description: hostile } },
              content: {
                'application/json': {
                  schema: {
                    allOf: [
                      { $ref: '#/components/schemas/Envelope' },
                      {
                        required: ['data'],
                        properties: {
                          data: {
                            type: ['array', 'null'],
                            maxItems: 15,
                            items: {
                              required: ['price'],
                              properties: {
                                price: { type: 'integer', minimum: 1, default: 200 },
                                [hostile]: { const: hostile, description: hostile },
                              },
                            },
                          },
                        },
                      },
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Envelope: { type: 'object', additionalProperties: false } } },
  };
  const page = render(document);

  test('cannot inject markup into the page', () => {
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;');
    expect(page).not.toContain('<img');
    expect(page.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  });

  test('shows nested fields with their limits, and links to named schemas', () => {
    expect(page).toContain('<a href="#schema-Envelope">Envelope</a>');
    expect(page).toContain('<code>data[].<wbr>price</code> <span class="required">required</span>');
    expect(page).toContain('≥ 1 · default 200');
    expect(page).toContain('array of object or null');
    expect(page).toContain('no other fields');
  });

  test('takes the operation’s parameter instead of the path’s', () => {
    expect(page).toContain('at most 36 characters');
    expect(page).not.toContain('at least 2 characters');
  });
});

test('a dangling reference is an error and not an empty row', () => {
  expect(() =>
    render({
      info: { title: 'A', version: '1' },
      paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } } },
    }),
  ).toThrow('#/components/responses/Gone leads nowhere.');
});
