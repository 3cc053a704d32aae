export { Refusal, type Surroundings } from './command.ts';
export { type CommandHandlers, runCommandLine } from './run-command-line.ts';
