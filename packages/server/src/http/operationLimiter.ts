import type { operations } from '@homestand/api-client/contract';
import { tooMany } from './errors.ts';
import type { OperationLimit } from './limits.ts';
import { limitOfOperation } from './operationLimits.gen.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

type OperationId = keyof operations;

/**
 * Rate limit of each operation, `x-limit` in the contract, counted in the process's memory before the body is read,
 * so that a call needs no additional database statement.
 */
export const operationLimits: Record<OperationId, OperationLimit> = limitOfOperation;

const maxCounted = 100_000;

export function createOperationLimiter() {
  const buckets = createTokenBuckets({ capacity: maxCounted });

  function consume(operationId: OperationId, who: string): void {
    const retryAfter = buckets.take(`${operationId} ${who}`, operationLimits[operationId]);
    if (retryAfter !== undefined) throw tooMany(retryAfter);
  }

  return { consume, clear: buckets.clear };
}

export type OperationLimiter = ReturnType<typeof createOperationLimiter>;
