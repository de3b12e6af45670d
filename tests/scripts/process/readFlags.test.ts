import { expect, it } from 'vitest';
import { readFlags } from '../../../scripts/process/readFlags.ts';

it('reads the flags of the command line', () => {
  expect(readFlags(['backend', 'reset'], ['--reset'])).toEqual({ backend: false, reset: true });
  expect(readFlags(['reset'], [])).toEqual({ reset: false });
});

it.each([['--rest'], ['reset'], ['--reset=yes']])(
  'rejects %s and lists the allowed flags',
  (arg) => {
    expect(() => readFlags(['reset'], [arg])).toThrow('Allowed flags: --reset.');
  },
);

it('reports a flag that npm read as its own option', () => {
  const env = { npm_config_reset: 'true', npm_config_backend: '' };
  expect(() => readFlags(['backend', 'reset'], [], env)).toThrow('write -- --reset');
  expect(readFlags(['backend'], [], env)).toEqual({ backend: false });
});
