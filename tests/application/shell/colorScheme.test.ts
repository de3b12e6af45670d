import { expect, it } from 'vitest';
import { chooseColorScheme, recallColorScheme } from '../../../src/application/shell/colorScheme';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('is that of the device until the visitor chooses, then the chosen one', () => {
  const store = createAppStore(fakePorts());
  expect(store.dispatch(recallColorScheme())).toBe('auto');
  store.dispatch(chooseColorScheme('dark'));
  expect(store.dispatch(recallColorScheme())).toBe('dark');
});
