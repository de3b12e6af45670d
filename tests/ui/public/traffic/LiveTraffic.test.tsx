import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instant } from '../../../../src/domain/basis/instant';
import type { TrafficDirection } from '../../../../src/domain/passage/stretches';
import { cmsHtml } from '../../../../src/domain/publicSite/cmsHtml';
import type { DirectionTraffic } from '../../../../src/domain/publicSite/traffic';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { LiveTraffic } from '../../../../src/ui/public/traffic/LiveTraffic';
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

const open = (direction: TrafficDirection, minutes: number | null = 4): DirectionTraffic => ({
  ...{ direction, state: 'fluid', condition: 'FLUIDE', minutes, entries: [], exits: [] },
});
const closed = (direction: TrafficDirection): DirectionTraffic => ({
  ...open(direction, null),
  state: 'closed',
});
const row = (text: string) => screen.findByRole('row', { name: (name) => name.startsWith(text) });

const show = (directions: readonly DirectionTraffic[], updatedAt: Instant = today, wishes = {}) =>
  showPublic(
    <MantineArea>
      <LiveTraffic>
        <p>Tâches</p>
      </LiveTraffic>
    </MantineArea>,
    { traffic: { directions, updatedAt }, ...wishes },
  );

describe('« Sens par sens »', () => {
  it('P3.10 says why a direction is closed, not why the other one is; each has its notice', async () => {
    const alert = anAlert({
      title: 'Tunnel Carénage – Prado fermé',
      body: cmsHtml('<p>Travaux de nuit.</p>'),
    });
    show([closed('carenageToPrado'), closed('pradoToCarenage')], today, {
      site: { alerts: [alert] },
    });
    expect((await screen.findByText('Travaux de nuit.')).closest('tr')).toBe(
      await row('Vieux-Port (Carénage) → Prado'),
    );
    const other = await row('Prado → Vieux-Port (Carénage)');
    expect(other.querySelector('small')).toBeNull();
    expect(within(other).getByRole('button', { name: /^Prévenez-moi/ })).toBeTruthy();
  });

  it('names every direction before the traffic arrives; one without a state has none', async () => {
    show([{ ...open('carenageToPrado', null), state: 'unknown' }]);
    expect(screen.getAllByRole('row')).toHaveLength(9);
    expect((await row('Vieux-Port (Carénage) → Prado')).textContent).toContain('Inconnu');
    expect((await row('Menpenti → Prado 2')).textContent).not.toContain('Fluide');
  });
});

describe('the age of the traffic', () => {
  it.each([
    [0, 'En direct'],
    [15, 'Dernier état connu à'],
    [1440, 'Dernier état connu le'],
  ])('P3.10 a state of %d minutes is live or old', async (age, said) => {
    show([open('carenageToPrado')], (today - age * 60) as Instant);
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
  });
});

describe('« Votre trajet »', () => {
  const choose = async (from: string, to: string, directions: readonly DirectionTraffic[]) => {
    const { user } = show(directions);
    await user.selectOptions(screen.getByLabelText('De'), from);
    await user.selectOptions(screen.getByLabelText('Vers'), to);
    return { user };
  };
  const answer = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
      .find((text) => /€|fermé|inconnu|fluide/.test(text));

  it('P9.17 adds the times and the prices of its tunnels, and tells the gravest state', async () => {
    const dense = { ...open('a50ToRoundabout', 6), state: 'dense', condition: 'DENSE' } as const;
    await choose('Vieux-Port (Carénage)', 'Rond-point du Prado', [open('carenageToPrado'), dense]);
    await vi.waitFor(() => expect(answer()).toMatch(/^10 min, 5,90.€, dense$/u));
    expect((await row('A50 → Rond-point du Prado')).textContent).toContain('sur mon trajet');
  });

  it('a closed tunnel has neither time nor price, an unknown one no time', async () => {
    await choose('A50', 'Vieux-Port (Carénage)', [closed('pradoToCarenage')]);
    await vi.waitFor(() => expect(answer()).toBe('fermé'));
    cleanup();
    await choose('Menpenti', 'Prado 2', [open('carenageToPrado')]);
    await vi.waitFor(() => expect(answer()).toMatch(/^2,70.€, état inconnu$/u));
  });

  it('says so where a price is not published', async () => {
    await choose('Prado', 'Schloesing', [open('pradoToSchloesing', 2)]);
    await vi.waitFor(() => expect(answer()).toBe('2 min, fluide'));
    expect(screen.getByText("Le prix de ce trajet n'est pas publié ici.")).toBeTruthy();
  });

  it('« Vers » offers what the tunnels reach; a place that is out of reach is chosen anew', async () => {
    const { user } = await choose('Vieux-Port (Carénage)', 'A50', [open('carenageToPrado')]);
    const to = screen.getByLabelText<HTMLSelectElement>('Vers');
    const offered = () =>
      within(to)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(['Choisir', 'Prado', 'Schloesing', 'Rond-point du Prado', 'A50']);
    await user.selectOptions(screen.getByLabelText('De'), 'Menpenti');
    expect(offered()).toEqual(['Choisir', 'Prado 2']);
    expect(to.value).toBe('');
  });

  it('is reversed, and forgotten, by a press', async () => {
    const { user } = await choose('Vieux-Port (Carénage)', 'A50', [open('pradoToCarenage', 9)]);
    await user.click(screen.getByRole('button', { name: 'Inverser le trajet' }));
    expect(screen.getByLabelText<HTMLSelectElement>('De').selectedOptions[0]?.text).toBe('A50');
    await vi.waitFor(() => expect(answer()).toMatch(/^9 min, 3,20.€, fluide$/u));
    await user.click(screen.getByRole('button', { name: 'Oublier ce trajet' }));
    expect(screen.getByLabelText<HTMLSelectElement>('De').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Oublier ce trajet' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('De'));
  });
});
