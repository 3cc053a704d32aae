import { testStockRush } from './stockRush.suite.ts';

testStockRush({ fans: 500, pieces: 50, kills: 5 });
