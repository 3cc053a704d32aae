import { testFuzzing } from './fuzz.suite.ts';

// fuzz.deep.test.ts sends more.
testFuzzing(5);
