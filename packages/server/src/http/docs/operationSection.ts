import { escapeHtml } from '../../text/html.ts';
import {
  type Content,
  type HttpMethod,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Response,
  resolve,
} from './openApiDocument.ts';
import { schemaTable, typeLine } from './schemaTable.ts';

export type Call = {
  method: HttpMethod;
  path: string;
  operation: Operation;
  /** Parameters of the path and of the operation. */
  parameters: Parameter[];
};

export const callAnchor = ({ method, path, operation }: Call) =>
  `call-${operation.operationId ?? `${method}${path.replace(/[^\w]+/g, '-')}`}`;

export const pathHtml = (path: string) => escapeHtml(path).replaceAll('/', '/<wbr>');

export function operationSection(document: OpenApiDocument, call: Call): string {
  const { method, path, operation, parameters } = call;
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) => [status, resolve(document, response)] as const,
  );
  const open = (operation.security ?? document.security ?? []).length === 0;
  const badges = [
    operation.deprecated ? '<span class="badge">deprecated</span>' : '',
    open ? '<span class="badge">no session needed</span>' : '',
  ].join('');
  return `<section class="call" id="${escapeHtml(callAnchor(call))}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${pathHtml(path)}</code></h3>
<p class="summary">${escapeHtml(operation.summary ?? '')} ${badges}</p>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameters.length === 0 ? '' : `<h4>Parameters</h4>\n${parameterTable(parameters)}`}
${body ? `<h4>Body${body.required ? ' <span class="required">required</span>' : ''}</h4>\n${describe(body.description)}${contentHtml(body.content)}` : ''}
<h4>Responses</h4>
${responses.map(([status, response]) => responseHtml(document, status, response)).join('\n')}
</section>`;
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, deprecated, schema, description, example }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code> <span class="flag">${escapeHtml(place)}</span>${required ? ' <span class="required">required</span>' : ''}${deprecated ? ' <span class="flag">deprecated</span>' : ''}</th><td>${typeLine({ ...schema, ...(example === undefined ? {} : { example }) })}</td><td>${escapeHtml(description ?? schema?.description ?? '')}</td></tr>`,
  );
  return `<table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Description</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** Success responses are expanded; error responses, mostly the same everywhere, are collapsed. */
function responseHtml(document: OpenApiDocument, status: string, response: Response): string {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { schema, description } = resolve(document, header);
    return `<li><code>${escapeHtml(name)}</code> ${typeLine(schema ?? {})} ${escapeHtml(description ?? '')}</li>`;
  });
  const isSuccess = /^[123]/.test(status);
  return `<details class="answer"${isSuccess ? ' open' : ''}>
<summary><code class="${isSuccess ? 'success' : 'failure'}">${escapeHtml(status)}</code> ${escapeHtml(response.description ?? '')}</summary>
${headers.length === 0 ? '' : `<ul class="headers">${headers.join('')}</ul>`}
${contentHtml(response.content)}
</details>`;
}

function contentHtml(content: Content = {}): string {
  return Object.entries(content)
    .map(([type, { schema, example, examples }]) => {
      const shown = [
        ...(example === undefined ? [] : [['', example] as const]),
        ...Object.entries(examples ?? {}).map(([name, { value }]) => [name, value] as const),
      ];
      return `<p class="media-type"><code>${escapeHtml(type)}</code></p>
${schema ? schemaTable(schema) : ''}
${shown.map(([name, value]) => exampleHtml(name, value)).join('\n')}`;
    })
    .join('\n');
}

const exampleHtml = (name: string, value: unknown) =>
  `<figure><figcaption>Example ${escapeHtml(name)}</figcaption><pre tabindex="0"><code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</code></pre></figure>`;

const describe = (text: string | undefined) => (text ? `<p>${escapeHtml(text)}</p>\n` : '');
