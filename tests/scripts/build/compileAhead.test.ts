import { expect, it } from 'vitest';
import { compileAhead } from '../../../scripts/build/compileAhead.ts';

it('the first line of the named chunks asks Chromium to compile them whole', () => {
  const bundle = {
    'a.js': { type: 'chunk', name: 'application', code: 'run();' },
    'b.js': { type: 'chunk', name: 'FaqPage', code: 'show();' },
    'c.css': { type: 'asset' },
  };
  const { generateBundle } = compileAhead(new Set(['application']));
  if (typeof generateBundle !== 'object') throw new Error('The hook has no order.');
  expect(generateBundle.order).toBe('post');
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle, true]);
  expect(bundle['a.js'].code).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(bundle['b.js'].code).toBe('show();');
});
