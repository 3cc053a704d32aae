import { allWritten } from './loadWritten.ts';

/** By stories file. A script that imports this module has everything: its runner loads nothing later. */
export const everyPage = await allWritten();
