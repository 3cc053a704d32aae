import { existsSync } from 'node:fs';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

export type EngineName = 'firefox' | 'webkit';

export const startEngine: Record<EngineName, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Debian's packages of Firefox and WebKit, and what shows that one is installed. */
export const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  xvfb: '/usr/bin/Xvfb',
};

export const areInstalled = () => Object.values(packages).every((file) => existsSync(file));

/** The engine of the other person in a conversation. */
export const partners: Record<EngineName, EngineName> = { firefox: 'webkit', webkit: 'firefox' };
