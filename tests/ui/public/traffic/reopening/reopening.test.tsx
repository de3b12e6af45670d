import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectIsAtWork } from '../../../../../src/application/shell/runsSlice';
import { createAppStore } from '../../../../../src/application/store';
import type { TrafficDirection } from '../../../../../src/domain/passage/stretches';
import { MantineArea } from '../../../../../src/ui/design/theme/MantineArea';
import {
  ReopeningButton,
  watchOf,
} from '../../../../../src/ui/public/traffic/reopening/ReopeningButton';
import {
  ReopeningNotice,
  useReopened,
} from '../../../../../src/ui/public/traffic/reopening/ReopeningNotice';
import type { TrafficLine } from '../../../../../src/ui/public/traffic/TrafficView';
import { fakePorts } from '../../../../support/store/fakePorts';

const line = (part: Partial<TrafficLine>): TrafficLine => ({
  id: 'carenageToPrado',
  from: 'Vieux-Port (Carénage)',
  to: 'Prado',
  state: 'fluid',
  word: 'Fluide',
  minutes: 4,
  closed: '',
  ...part,
});
const open = line({});
const closed = line({ state: 'closed', word: 'Fermé', minutes: null });
const other = line({ id: 'menpentiToPrado2', from: 'Menpenti', to: 'Prado 2' });
const notice = /^Prévenez-moi à la réouverture/;

const ring = vi.fn();

interface BoardProps {
  readonly lines: readonly TrafficLine[];
  readonly isOld: boolean;
}

/** The buttons and the notice, as `LiveTraffic` connects them. */
function Board({ lines, isOld }: BoardProps): ReactElement {
  const [watched, setWatched] = useState<readonly TrafficDirection[]>([]);
  const reopened = useReopened(lines, watched, isOld);
  return (
    <>
      {lines.map((one) => {
        const watch = watchOf(one, watched, reopened);
        return watch && <ReopeningButton key={one.id} line={one} {...watch} onWatch={setWatched} />;
      })}
      <ReopeningNotice watched={watched} reopened={reopened} onWatch={setWatched} />
    </>
  );
}

function show(lines: readonly TrafficLine[]) {
  const store = createAppStore(fakePorts({ chime: { ring } }));
  const page = (shown: readonly TrafficLine[], isOld = false): ReactElement => (
    <MantineArea>
      <Provider store={store}>
        <section>
          <h2>Trafic</h2>
          <Board lines={shown} isOld={isOld} />
        </section>
      </Provider>
    </MantineArea>
  );
  const { rerender } = render(page(lines));
  return {
    user: userEvent.setup(),
    isAtWork: () => selectIsAtWork(store.getState()),
    update: (next: readonly TrafficLine[], isOld = false) => rerender(page(next, isOld)),
  };
}

beforeEach(() => {
  document.title = 'Trafic';
  ring.mockClear();
});
afterEach(cleanup);

describe('« Prévenez-moi à la réouverture »', () => {
  it('is offered for a closed direction only', () => {
    const { update } = show([open, other]);
    expect(screen.queryByRole('button', { name: notice })).toBeNull();
    update([closed, other]);
    expect(screen.getByRole('button', { name: notice }).textContent).toContain(
      'Vieux-Port (Carénage) → Prado',
    );
    update([line({ state: 'unknown' }), other]);
    expect(screen.queryByRole('button', { name: notice })).toBeNull();
  });

  it('changes the title of the tab when the direction opens, until it is closed', async () => {
    const { user, update } = show([closed, other]);
    await user.click(screen.getByRole('button', { name: notice }));
    expect(screen.getByRole('status').textContent).toContain('Gardez cette page ouverte');
    expect(document.title).toBe('Trafic');
    update([open, other]);
    expect(document.title).toBe('Rouvert\u202f: Vieux-Port (Carénage) → Prado – Trafic');
    expect(screen.getByRole('alert').textContent).toContain('Vieux-Port (Carénage) → Prado');
    expect(ring).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(document.title).toBe('Trafic');
    expect(screen.getByRole('alert').textContent).toBe('');
    const heading = screen.getByRole('heading', { name: 'Trafic' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('says nothing while the state is unknown, or after it was switched off', async () => {
    const { user, update } = show([closed, other]);
    await user.click(screen.getByRole('button', { name: notice }));
    update([line({ state: 'unknown' }), other]);
    expect(document.title).toBe('Trafic');
    update([closed, other]);
    await user.click(screen.getByRole('button', { name: /^Ne plus me prévenir/ }));
    update([open, other]);
    expect(document.title).toBe('Trafic');
  });

  it('can be stopped while the state is unknown', async () => {
    const { user, update } = show([closed, other]);
    await user.click(screen.getByRole('button', { name: notice }));
    update([line({ state: 'unknown' }), other]);
    await user.click(screen.getByRole('button', { name: /^Ne plus me prévenir/ }));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: notice })).toBeNull();
    update([closed, other]);
    await user.click(screen.getByRole('button', { name: notice }));
    update([open, other]);
    expect(screen.queryByRole('button', { name: /^Ne plus me prévenir/ })).toBeNull();
  });

  it('P3.10 is given by a recent state only, and stays when that state becomes old', async () => {
    const { user, update } = show([closed, other]);
    await user.click(screen.getByRole('button', { name: notice }));
    update([open, other], true);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(document.title).toBe('Trafic');
    update([open, other]);
    expect(screen.getByRole('alert').textContent).toContain('Vieux-Port (Carénage) → Prado');
    update([open, other], true);
    expect(screen.getByRole('alert').textContent).toContain('Vieux-Port (Carénage) → Prado');
  });

  it('has a sound only when it is switched on; the switch plays it once', async () => {
    const { user, update } = show([closed, other]);
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('button', { name: notice }));
    const sound = screen.getByRole<HTMLInputElement>('switch', { name: 'Avec un son' });
    expect(sound.checked).toBe(false);
    await user.click(sound);
    await vi.waitFor(() => expect(ring).toHaveBeenCalledTimes(1));
    update([open, other]);
    await vi.waitFor(() => expect(ring).toHaveBeenCalledTimes(2));
    update([line({ minutes: 5 }), other]);
    expect(ring).toHaveBeenCalledTimes(2);
  });

  it('rings for each direction that opens, not when one of two closes again', async () => {
    const otherClosed = { ...other, state: 'closed', word: 'Fermé', minutes: null } as const;
    const { user, update } = show([closed, otherClosed]);
    for (const button of screen.getAllByRole('button', { name: notice })) await user.click(button);
    await user.click(screen.getByRole('switch', { name: 'Avec un son' }));
    await vi.waitFor(() => expect(ring).toHaveBeenCalledTimes(1));
    update([open, otherClosed]);
    await vi.waitFor(() => expect(ring).toHaveBeenCalledTimes(2));
    update([open, other]);
    await vi.waitFor(() => expect(ring).toHaveBeenCalledTimes(3));
    update([open, otherClosed]);
    expect(screen.getByRole('alert').textContent).not.toContain('Menpenti');
    // The sound comes after the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(ring).toHaveBeenCalledTimes(3);
  });

  it('keeps the page from being reloaded unasked, until the message is closed', async () => {
    const { user, isAtWork, update } = show([closed, other]);
    expect(isAtWork()).toBe(false);
    await user.click(screen.getByRole('button', { name: notice }));
    expect(isAtWork()).toBe(true);
    update([open, other]);
    expect(isAtWork()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(isAtWork()).toBe(false);
  });

  it('leaves the title of another page alone', async () => {
    const { user, update } = show([closed]);
    await user.click(screen.getByRole('button', { name: notice }));
    update([open]);
    document.title = 'Actualités';
    cleanup();
    expect(document.title).toBe('Actualités');
  });
});
