import { testFuzzing } from './fuzz.suite.ts';

testFuzzing(Number(process.env.FUZZ_RUNS ?? 200));
