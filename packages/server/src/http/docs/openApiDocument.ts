/** The parts of an OpenAPI 3.1 document that the page shows. */
export type OpenApiDocument = {
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter | Reference>;
    responses?: Record<string, Response | Reference>;
    requestBodies?: Record<string, Body | Reference>;
  };
};

export type PathItem = { parameters?: (Parameter | Reference)[] } & {
  [Method in HttpMethod]?: Operation;
};

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

export type HttpMethod = (typeof methods)[number];

export type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: Body | Reference;
  responses?: Record<string, Response | Reference>;
};

export type Reference = { $ref: string };

export type Parameter = {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: Schema;
  example?: unknown;
};

export type Body = { description?: string; required?: boolean; content?: Content };

export type Response = {
  description?: string;
  headers?: Record<string, { description?: string; schema?: Schema } | Reference>;
  content?: Content;
};

export type Content = Record<
  string,
  { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
>;

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  [constraint: string]: unknown;
};

/** Follows a $ref inside the document; throws if its target does not exist. */
export function resolve<Thing extends object>(
  document: OpenApiDocument,
  thing: Thing | Reference,
): Thing {
  let found: unknown = thing;
  for (let step = 0; step < 20; step += 1) {
    if (!isReference(found)) return found as Thing; // The document is checked against its schema.
    const { $ref } = found;
    if (!$ref.startsWith('#/')) throw new Error(`${$ref} is not in this document.`);
    found = $ref
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((inner, part) => property(inner, part), document);
    if (found === undefined) throw new Error(`${$ref} leads nowhere.`);
  }
  throw new Error('A $ref refers to itself.');
}

const isReference = (thing: unknown): thing is Reference =>
  typeof property(thing, '$ref') === 'string';

function property(thing: unknown, name: string): unknown {
  if (typeof thing !== 'object' || thing === null || !Object.hasOwn(thing, name)) return undefined;
  return Object.entries(thing).find(([own]) => own === name)?.[1];
}
