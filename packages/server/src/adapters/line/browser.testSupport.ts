/** A minimal browser for logins: stores cookies by path, follows redirects and submits forms. */
export function createBrowser(stopAt: string) {
  const jar: { name: string; value: string; path: string }[] = [];

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((text) => text.startsWith('path='))?.slice(5) ?? '/';
      const index = jar.findIndex((cookie) => cookie.name === name && cookie.path === path);
      if (index !== -1) jar.splice(index, 1);
      if (value !== '') jar.push({ name, value, path });
    }
  }

  async function send(address: string, init: RequestInit = {}): Promise<Visit> {
    const { pathname } = new URL(address);
    const sent = jar.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    const headers = {
      Accept: 'text/html',
      Cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
    };
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    keep(response);
    const location = response.headers.get('location');
    if (location === null)
      return {
        address,
        status: response.status,
        headers: response.headers,
        body: await response.text(),
      };
    const next = new URL(location, address).href;
    if (next.startsWith(stopAt))
      return { address: next, status: response.status, headers: response.headers, body: '' };
    return send(next);
  }

  return {
    open: (address: string) => send(address),
    submit: ({ address }: Visit, fields: Record<string, string>) =>
      send(address, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

export type Visit = { address: string; status: number; headers: Headers; body: string };
