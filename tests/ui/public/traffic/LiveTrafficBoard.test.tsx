import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cmsHtml } from '../../../../src/domain/publicSite/cmsHtml';
import type { DirectionTraffic } from '../../../../src/domain/publicSite/traffic';
import { LiveTrafficBoard } from '../../../../src/ui/public/traffic/LiveTrafficBoard';
import { anAlert } from '../../../support/publicSite/publicSite';
import { today } from '../../../support/store/fakePorts';
import { showPublic } from '../showPublic';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const closed: DirectionTraffic = {
  direction: 'carenageToPrado',
  state: 'closed',
  condition: '',
  minutes: null,
  entries: [],
  exits: [],
};
const opposite: DirectionTraffic = {
  ...closed,
  direction: 'pradoToCarenage',
};
const row = (text: string) =>
  screen.findByRole('rowheader', { name: (name) => name.includes(text) });

it('P3.10 says why a direction is closed, also without a closed entry or exit, and not of the other one', async () => {
  const alert = anAlert({
    title: 'Tunnel Carénage – Prado fermé',
    body: cmsHtml('<p>Travaux de nuit.</p>'),
  });
  showPublic(<LiveTrafficBoard />, {
    site: { alerts: [alert] },
    traffic: { directions: [closed, opposite], updatedAt: today },
  });
  expect((await screen.findByText('Travaux de nuit.')).closest('tr')).toBe(
    (await row('Vieux-Port (Carénage) → Prado')).closest('tr'),
  );
  expect((await row('Prado → Vieux-Port (Carénage)')).querySelector('small')).toBeNull();
});

it('P3.10 says nothing below a closed direction without a reason', async () => {
  showPublic(<LiveTrafficBoard />, { traffic: { directions: [closed], updatedAt: today } });
  expect((await row('Vieux-Port (Carénage) → Prado')).querySelector('small')).toBeNull();
});
