import { expect, it } from 'vitest';
import { readFlags } from '../../scripts/process/readFlags.ts';

it('knows the flags that stand on the command line', () => {
  expect(readFlags(['backend', 'reset'], ['--reset'])).toEqual({ backend: false, reset: true });
  expect(readFlags(['reset'], [])).toEqual({ reset: false });
});

it.each([['--rest'], ['reset'], ['--reset=yes']])('refuses %s and names what it knows', (arg) => {
  expect(() => readFlags(['reset'], [arg])).toThrow('Known here: --reset.');
});

it('says so when npm kept a flag for itself', () => {
  const env = { npm_config_reset: 'true', npm_config_backend: '' };
  expect(() => readFlags(['backend', 'reset'], [], env)).toThrow('write -- --reset');
  expect(readFlags(['backend'], [], env)).toEqual({ backend: false });
});
