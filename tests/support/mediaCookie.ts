/** The cookie a browser stores after any call with this token, as it sends it back. */
export async function mediaCookieOf(
  origin: string,
  { token = '' }: { token?: string | undefined },
) {
  const response = await fetch(`${origin}/api/v1/push/settings`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [cookie] = response.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`No cookie was set: ${response.status}`);
  return cookie.split(';', 1)[0] ?? '';
}
