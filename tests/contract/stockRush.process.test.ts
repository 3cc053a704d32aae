import { testStockRush } from './stockRush.suite.ts';

// stockRush.deep.test.ts has more fans, pieces and kills.
testStockRush({ fans: 60, pieces: 10, kills: 2 });
