import { expect, it } from 'vitest';
import { chooseColorScheme } from '../../../src/application/shell/colorScheme';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('is that of the device until the visitor chooses, then the chosen one', () => {
  const access = fakePorts();
  const { preferences } = access.browser;
  expect(preferences.readColorScheme()).toBe('auto');
  createAppStore(access).dispatch(chooseColorScheme('dark'));
  expect(preferences.readColorScheme()).toBe('dark');
});
