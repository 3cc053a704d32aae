import { testStockModel } from './stockModel.suite.ts';

// stockModel.deep.test.ts runs it more often.
testStockModel({ numRuns: 25, seed: 20_261_127 });
