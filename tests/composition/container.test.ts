import { expect, it, vi } from 'vitest';
import { createPorts } from '../../src/composition/container';
import { configureSite } from '../../src/composition/settings/configureSite';
import { fakePorts } from '../support/store/fakePorts';

const created = vi.hoisted(() => vi.fn());

vi.mock('../../src/adapters/http/core/apiClient', () => ({ createApiClient: created }));

it('all gateways share one client of the API, which the first of them makes', () => {
  const { browser } = fakePorts();
  const ports = createPorts(browser, configureSite({}, null).configuration);
  expect(created).not.toHaveBeenCalled();
  expect(ports.badges).toBe(ports.badges);
  expect(ports.accounts).toBeDefined();
  expect(created).toHaveBeenCalledOnce();
  expect(Object.keys(ports)).toEqual(
    expect.arrayContaining(['clock', 'accounts', 'paymentSigner']),
  );
});
