/** How far the first load is. What is known stays in sight whatever happens to a later one. */
export const listStateOf = ({ data, error }: { data: unknown; error: unknown }) =>
  data !== undefined ? 'ready' : error ? 'failed' : 'loading';
