import { testOutages } from './outages.suite.ts';

testOutages(1);
