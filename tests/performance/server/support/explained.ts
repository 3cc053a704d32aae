import { setTimeout as sleep } from 'node:timers/promises';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

export type Explained = { text: string; buffers: number; rows: number; scans: string[] };

/** Settings for auto_explain: logs the plan of every statement, including those of foreign keys. */
export const planLogSettings = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
};

const quietMs = 150;

/** Collects PostgreSQL's log and returns the explained statements since the last call. */
export function createPlanLog() {
  let heard = '';
  return {
    // Lines arrive without line ends, and long ones may be split: JSON needs neither.
    log(line: string) {
      heard += line;
    },
    /** Waits until nothing was logged for a while: on a busy machine a plan arrives in parts. */
    async take(): Promise<Explained[]> {
      for (let length = -1; length !== heard.length; ) {
        length = heard.length;
        await sleep(quietMs);
      }
      const said = heard;
      heard = '';
      return said
        .split(/LOG: {2}duration: [\d.]+ ms {2}plan:/)
        .slice(1)
        .map(read);
    },
  };
}

function read(said: string): Explained {
  // Text after the plan is another log message.
  const json = said.slice(said.indexOf('{'), endOf(said));
  // Written by PostgreSQL as EXPLAIN (FORMAT JSON).
  const { 'Query Text': text, Plan } = JSON.parse(json) as { 'Query Text': string; Plan: Node };
  const nodes = [...walk(Plan)];
  return {
    text: text.replaceAll(/\s+/g, ' '),
    buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
    rows: Math.round(nodes.reduce((sum, node) => sum + rowsReadBy(node), 0)),
    scans: nodes.filter(isScan).map(inWords),
  };
}

function endOf(said: string): number {
  let depth = 0;
  let quoted = false;
  for (let at = said.indexOf('{'); at < said.length; at++) {
    const character = said[at];
    if (quoted && character === '\\') at++;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === '{') depth++;
    else if (!quoted && character === '}' && --depth === 0) return at + 1;
  }
  throw new Error('The log ended within a plan.');
}

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* walk(child);
}

const isScan = (node: Node) =>
  node['Node Type'].endsWith('Scan') && (node['Relation Name'] ?? node['Index Name']) !== undefined;

const rowsReadBy = (node: Node) =>
  isScan(node)
    ? (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops']
    : 0;

const inWords = (node: Node) =>
  `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}: ${Math.round(rowsReadBy(node))} rows, ${node['Shared Hit Blocks'] + node['Shared Read Blocks']} buffers`;
