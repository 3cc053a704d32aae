export { createHandlers, settingsOf } from './handlers.ts';
export { type CommandHandlers, runCommandLine } from './runCommandLine.ts';
