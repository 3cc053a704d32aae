export { createHandlers } from './handlers.ts';
export { runCommandLine } from './run-command-line.ts';
