import type { paths } from '@homestand/api-client';

type Methods = 'get' | 'post' | 'put' | 'delete';

/** The envelope's data of an operation's success; never for an operation without an envelope. */
type DataOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': { data: infer Data } } } };
}
  ? Data
  : never;

type AnswersOf<Method extends Methods> = {
  [Path in keyof paths as DataOf<paths[Path][Method]> extends never
    ? never
    : `${Uppercase<Method>} ${Path}`]?: DataOf<paths[Path][Method]>;
};

/** The data with which a server answers, by operation: `GET /v1/user/orders`. */
export type Answers = AnswersOf<'get'> & AnswersOf<'post'> & AnswersOf<'put'> & AnswersOf<'delete'>;
