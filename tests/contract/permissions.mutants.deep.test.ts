import { mutants } from './permissions.mutants.data.ts';
import { testMutants } from './permissions.mutants.suite.ts';

testMutants(mutants, 2);
