import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/composition/configuration';

describe('P3.26 where a build counts its page views', () => {
  it('nowhere by default', () => {
    expect(readConfiguration({}).audience).toEqual({ url: '', siteId: '1' });
  });

  it.each([
    'https://stats.example.fr/matomo.php',
    'https://example.fr:8443/stats/matomo.php',
    '/matomo.php',
  ])('at %s', (url) => {
    const env = { VITE_AUDIENCE_URL: url, VITE_AUDIENCE_SITE: '12' };
    expect(readConfiguration(env).audience).toEqual({ url, siteId: '12' });
  });

  it.each([
    'http://stats.example.fr/matomo.php',
    '//stats.example.fr/matomo.php',
    'javascript:alert(1)',
    'https://stats.example.fr/matomo.php?x=1',
    'matomo.php',
  ])('%s stops the build', (url) => {
    expect(() => readConfiguration({ VITE_AUDIENCE_URL: url })).toThrow(/^VITE_AUDIENCE_URL – /);
  });

  it.each(['', '0', 'abc', '1234567'])('« %s » is not the number of a site', (site) => {
    expect(() => readConfiguration({ VITE_AUDIENCE_SITE: site })).toThrow(/^VITE_AUDIENCE_SITE – /);
  });
});
