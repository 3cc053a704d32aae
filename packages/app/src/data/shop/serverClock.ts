let aheadMs = 0;

/** How far the server's clock is ahead of this device's, as of the last answer. */
export const serverAheadMs = () => aheadMs;

/** Reads the server's clock from the header `Date`. It has whole seconds, so that nothing opens before the server's hour. */
export async function withServerClock<Answer extends { response: Response }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call;
  const at = Date.parse(answer.response.headers.get('date') ?? '');
  if (!Number.isNaN(at)) aheadMs = at - Date.now();
  return answer;
}
