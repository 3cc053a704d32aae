// What the process inherits beside its settings, which config.ts reads.

export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/** Where programs are looked for. */
export const programPath = (): string => process.env.PATH ?? '';

/** The folder in which a command was typed; package managers run scripts in the project's folder. */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();

/** Everything, for a program that reads its own variables. */
export const inheritedEnvironment = (): NodeJS.ProcessEnv => process.env;
