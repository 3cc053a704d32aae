import { testStockModel } from './stockModel.suite.ts';

testStockModel({ numRuns: Number(process.env.STOCK_RUNS ?? 1000) });
