import { existsSync } from 'node:fs';
import { launchOptions } from '../../scripts/chromium.ts';
import { launchOptions111 } from '../../scripts/chromium-111.ts';
import { startChromium } from './drivers/chromium.ts';
import type { Engine } from './drivers/driver.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

export type EngineName = 'chromium' | 'chromium-111' | 'firefox' | 'webkit';

export const startEngine: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => startChromium(launchOptions),
  'chromium-111': () => startChromium(launchOptions111),
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
export const partners: Record<EngineName, EngineName> = areInstalled()
  ? { chromium: 'firefox', 'chromium-111': 'webkit', firefox: 'webkit', webkit: 'firefox' }
  : { chromium: 'chromium-111', 'chromium-111': 'chromium', firefox: 'webkit', webkit: 'firefox' };
