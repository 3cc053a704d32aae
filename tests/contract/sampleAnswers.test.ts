import * as staff from '@homestand/admin/sampleAnswers';
import * as fans from '@homestand/app/sampleAnswers';
import { expect, test } from 'vitest';
import { operationsOf, readContract } from '../../packages/server/src/http/readContract.ts';
import { contractValidator } from './contractValidator.ts';

type Answers = typeof fans.fullAnswers;

const contract = readContract();
const operations = operationsOf(contract);
const validator = contractValidator(contract);

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

test.each([
  ['answers of the fans’ app', fans.fullAnswers],
  ['empty answers of the fans’ app', fans.emptyAnswers],
  ['answers of the staff app', staff.fullAnswers],
  ['empty answers of the staff app', staff.emptyAnswers],
])('[BOOK-03] %s fit the contract', (_, answers) => {
  expect(faultsOf(answers)).toEqual([]);
});

test('[BOOK-03] an answer that does not fit is found', () => {
  const faults = faultsOf({ 'GET /v1/user/cards': { list: [{}] } } as unknown as Answers);
  expect(faults).toEqual([expect.stringContaining('GET /v1/user/cards')]);
});
