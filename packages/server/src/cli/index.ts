export { createHandlers } from './handlers.ts';
export { type CommandHandlers, runCommandLine } from './run-command-line.ts';
