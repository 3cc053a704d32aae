import { testWorstRequests } from './worstRequests.suite.ts';

testWorstRequests({ once: true });
