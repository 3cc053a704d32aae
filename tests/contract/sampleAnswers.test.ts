import { emptyAnswers, fullAnswers } from '@homestand/app/sampleAnswers';
import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../packages/server/src/http/document.ts';
import { createContractValidator } from './contractValidator.ts';

type Answers = typeof fullAnswers;

const contract = readContract();
const operations = operationsOf(contract);
const validator = createContractValidator(contract);

function faultsOf(answers: Answers): string[] {
  return Object.entries(answers).flatMap(([name, data]) => {
    const call = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
    if (!call) return [`${name} is not in the contract`];
    const text = JSON.stringify({ code: 200, message: 'success', data });
    const type = 'application/json; charset=utf-8';
    const fault = validator.faultOf(call, { status: 200, type, text });
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
}

test.each(Object.entries({ fullAnswers, emptyAnswers }))(
  '[BOOK-03] %s of the screens’ stories fit the contract',
  (_, answers) => {
    expect(faultsOf(answers)).toEqual([]);
  },
);

test('[BOOK-03] an answer that does not fit is found', () => {
  const faults = faultsOf({ 'GET /v1/user/cards': { list: [{}] } } as unknown as Answers);
  expect(faults).toEqual([expect.stringContaining('GET /v1/user/cards')]);
});
