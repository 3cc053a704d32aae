import fc from 'fast-check';
import type { Call, Contract } from '../../packages/server/src/http/readContract.ts';
import type { KnownValues } from './arbitraries.ts';
import { contractValidator, type Response } from './contractValidator.ts';
import { addressOf, createRequests, type FuzzRequest, isAllowed } from './fuzz.requests.ts';

export type Send = (sent: FuzzRequest) => Promise<Response>;

type Options = {
  contract: Contract;
  call: Call;
  send: Send;
  knownValues?: KnownValues;
  seed: number;
  runs: number;
};

/** Sends an operation requests that fit the contract and broken ones. Throws with the failing request. */
export async function fuzz({
  contract,
  call,
  send,
  knownValues = {},
  seed,
  runs,
}: Options): Promise<Set<number>> {
  const validator = contractValidator(contract);
  const { good, broken } = createRequests(contract, call, knownValues);
  const statuses = new Set<number>();
  const check = async (sent: FuzzRequest) => {
    const response = await send(sent);
    statuses.add(response.status);
    const fault = faultOf(sent, response);
    if (fault)
      throw new Error(
        `${call.operation.operationId}: ${fault}\n${curlOf(sent)}\n${response.text.slice(0, 300)}`,
      );
  };

  function faultOf(sent: FuzzRequest, response: Response): string | undefined {
    const isThere = sent.method.toLowerCase() in (contract.paths[call.path] ?? {});
    // Another method of the same path is another operation, tested on its own.
    if (sent.method !== call.method.toUpperCase() && isThere)
      return response.status >= 500 ? `status ${response.status}` : undefined;
    if (sent.method !== call.method.toUpperCase())
      return [400, 404, 413, 415].includes(response.status)
        ? undefined
        : `status ${response.status} for ${sent.method}`;
    // An invalid path parameter may respond 400 or 404 even where the operation documents neither.
    if (
      [400, 404].includes(response.status) &&
      call.path.includes('{') &&
      !(response.status in call.operation.responses)
    )
      return undefined;
    const fault = validator.faultOf(call, response);
    if (fault) return fault;
    const accepted = response.status < 300 && !isAllowed(contract, validator, call, sent);
    return accepted ? `${response.status} for a request the contract does not allow` : undefined;
  }

  for (const requests of [good, broken])
    await fc.assert(fc.asyncProperty(requests, check), {
      seed,
      numRuns: runs,
      // Also ends the search for the smallest failing request.
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: true,
    });
  return statuses;
}

/** A curl command that repeats the request, with $TOKEN as the session. */
function curlOf(sent: FuzzRequest): string {
  const quote = (text: string) => `$'${text.slice(0, 2000).replace(/[\\'\n]|[^ -~]/gu, escaped)}'`;
  const headers = Object.entries(sent.headers).map(
    ([name, value]) => `-H ${quote(`${name}: ${value}`)}`,
  );
  const body =
    typeof sent.body === 'string'
      ? [`--data-binary ${quote(sent.body)}`]
      : Object.entries(sent.body ?? {}).map(([name, value]) => `-F ${quote(`${name}=${value}`)}`);
  const parts = [`-X ${sent.method}`, '-H "Authorization: Bearer $TOKEN"', ...headers, ...body];
  return `curl -i ${parts.join(' ')} ${quote(`$ORIGIN/api${addressOf(sent)}`)}`;
}

const escaped = (character: string) =>
  character.length === 1 && /[\\']/.test(character)
    ? `\\${character}`
    : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
