import { builtApp } from '../../scripts/builtApp.ts';

/** Builds the apps that every test server serves, unless the builds on disk have the same inputs. */
export default async function setup() {
  await builtApp();
  await builtApp({ name: 'admin' });
}
