import { expect, it } from 'vitest';
import { findEngines } from '../../../scripts/engines/findEngines.ts';
import { debianInstall, fakeMachine } from '../../support/browser/fakeMachine.ts';

it('engines that are there are used, and nothing is installed', async () => {
  const { search, ran } = fakeMachine({ onPath: ['firefox-esr', 'WebKitWebDriver', 'Xvfb'] });
  const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const which = (name: string): Promise<string | undefined> =>
    name === browser ? Promise.resolve(browser) : search.which(name);

  expect(await findEngines({ ...search, which })).toEqual({
    firefox: '/usr/bin/firefox-esr',
    webKit: { driver: '/usr/bin/WebKitWebDriver', browser, screen: '/usr/bin/Xvfb' },
  });
  expect(ran).toEqual([]);
});

it('Firefox is installed from the packages of the system', async () => {
  const { search, ran } = fakeMachine({
    onPath: ['apt-get'],
    brings: { [debianInstall('firefox-esr')]: '/usr/bin/firefox-esr' },
  });

  expect(await findEngines(search)).toEqual({ firefox: '/usr/bin/firefox-esr', webKit: undefined });
  expect(ran).toContain(debianInstall('webkit2gtk-driver'));
  expect(ran).toContain(debianInstall('xvfb'));
});

it('without packages there is no engine beside Chromium, and it is said', async () => {
  const said: string[] = [];
  const { search } = fakeMachine({});
  const notice = (message: string): void => void said.push(message);

  expect(await findEngines({ ...search, notice })).toEqual({
    firefox: undefined,
    webKit: undefined,
  });
  expect(said).toContain('firefox-esr is not available.');
  expect(said).toContain('WebKitWebDriver is not available.');
});
