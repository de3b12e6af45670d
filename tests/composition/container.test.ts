import { expect, it } from 'vitest';
import { createContainer } from '../../src/composition/container';
import { tokens } from '../../src/composition/services';
import { configureSite } from '../../src/composition/settings/configureSite';
import { fakePorts } from '../support/store/fakePorts';

it('all gateways of a page share one client of the API', () => {
  const container = createContainer(fakePorts().browser, configureSite({}, null).configuration);
  expect(container.get(tokens.api)).toBe(container.get(tokens.api));
});
