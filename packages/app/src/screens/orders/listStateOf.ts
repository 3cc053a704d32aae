/** State of the first load. Loaded data stays shown when a later load fails. */
export const listStateOf = ({ data, error }: { data: unknown; error: unknown }) =>
  data !== undefined ? 'ready' : error ? 'failed' : 'loading';
