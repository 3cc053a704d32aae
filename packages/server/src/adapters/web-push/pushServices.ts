/** Hosts of the push services of Chrome, Firefox, Safari and Edge. */
export const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/**
 * Whether an endpoint given by a browser belongs to a known push service. The server sends requests to it, so
 * any other address, such as one inside the club's own network, is rejected.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return services.some((service) =>
    service.startsWith('*.') ? url.host.endsWith(service.slice(1)) : url.host === service,
  );
}
