import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, htmlPage } from '../../text/html.ts';
import { methods, type OpenApiDocument, resolve } from './openApiDocument.ts';
import { type Call, callAnchor, operationSection, pathHtml } from './operationSection.ts';
import { schemaAnchor, schemaTable } from './schemaTable.ts';

type Options = {
  /** URL of contractStylesheet: the content security policy forbids inline styles. */
  stylesheetHref: string;
};

export const contractStylesheet = readFileSync(
  join(import.meta.dirname, 'contract-page.css'),
  'utf8',
);

/** Renders the contract as one HTML page without scripts. */
export function renderContractPage(document: OpenApiDocument, { stylesheetHref }: Options): string {
  const { info } = document;
  const groups = groupsOf(document);
  const schemas = Object.entries(document.components?.schemas ?? {});
  const title = `${info.title} API ${info.version}`;
  return htmlPage({
    language: 'en',
    title,
    stylesheet: stylesheetHref,
    body: `<a class="to-contents" href="#contents">Contents</a>
<div class="layout">
<nav id="contents" aria-label="Contents" tabindex="0">
${groups.map(({ tag, calls }) => `<h2><a href="#${tagAnchor(tag)}">${escapeHtml(tag)}</a></h2>\n<ul>\n${calls.map(contentsItem).join('\n')}\n</ul>`).join('\n')}
${schemas.length === 0 ? '' : `<h2><a href="#schemas">Schemas</a></h2>\n<ul>\n${schemas.map(([name]) => `<li><a href="#${escapeHtml(schemaAnchor(name))}">${escapeHtml(name)}</a></li>`).join('\n')}\n</ul>`}
</nav>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(info.description ?? '')}</p>
${(document.servers ?? []).map(({ url }) => `<p>All paths begin with <code>${escapeHtml(url)}</code>.</p>`).join('\n')}
${groups.map(({ tag, description, calls }) => `<section>\n<h2 id="${tagAnchor(tag)}">${escapeHtml(tag)}</h2>\n<p>${escapeHtml(description)}</p>\n${calls.map((call) => operationSection(document, call)).join('\n')}\n</section>`).join('\n')}
${schemas.length === 0 ? '' : `<section>\n<h2 id="schemas">Schemas</h2>\n${schemas.map(([name, schema]) => `<section class="schema" id="${escapeHtml(schemaAnchor(name))}">\n<h3>${escapeHtml(name)}</h3>\n${schema.description ? `<p>${escapeHtml(schema.description)}</p>\n` : ''}${schemaTable(schema)}\n</section>`).join('\n')}\n</section>`}
</main>
</div>`,
  });
}

const tagAnchor = (tag: string) => `tag-${tag.replace(/[^\w.-]/g, '-')}`;

const contentsItem = (call: Call) =>
  `<li><a href="#${escapeHtml(callAnchor(call))}"><span class="method ${call.method}">${call.method.toUpperCase()}</span> <span>${pathHtml(call.path)}</span></a></li>`;

type Group = { tag: string; description: string; calls: Call[] };

/** Groups calls by their first tag, in the document's order of tags. */
function groupsOf(document: OpenApiDocument): Group[] {
  const groups = new Map<string, Group>(
    (document.tags ?? []).map(({ name, description = '' }) => [
      name,
      { tag: name, description, calls: [] },
    ]),
  );
  for (const call of callsOf(document)) {
    const tag = call.operation.tags?.[0] ?? 'other';
    const group = groups.get(tag) ?? { tag, description: '', calls: [] };
    group.calls.push(call);
    groups.set(tag, group);
  }
  return [...groups.values()].filter(({ calls }) => calls.length > 0);
}

function callsOf(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
        (parameter) => resolve(document, parameter),
      );
      // An operation's own parameter replaces the path's parameter with the same name and location.
      const last = new Map(
        parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
      );
      return [{ method, path, operation, parameters: [...last.values()] }];
    }),
  );
}
