import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import { exportPassages } from '../../../src/application/passage/exportPassages';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { fakePorts } from '../../support/store/fakePorts';

describe('the export of passages', () => {
  it('M7.25 saves export_passages.csv with a byte-order mark and escaped cells, and counts its trips', async () => {
    const save = vi.fn();
    const exportCsv = vi.fn(() => TE.right('Date;Montant\n=1+1;-2,70\n'));
    const store = createAppStore(fakePorts({ passages: { exportCsv }, fileSaver: { save } }));
    await store.dispatch(exportPassages([3, 1]));
    expect(exportCsv).toHaveBeenCalledWith([3, 1]);
    expect(save).toHaveBeenCalledWith({
      name: 'export_passages.csv',
      mediaType: 'text/csv;charset=utf-8',
      content: "\uFEFFDate;Montant\n'=1+1;-2,70\n",
    });
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'passages/exported', count: 1 } },
    ]);
  });

  it('an export that ends after a sign-out saves nothing', async () => {
    const save = vi.fn();
    const access = fakePorts({
      passages: { exportCsv: () => TE.fromIO(() => (store.dispatch(signOut()), 'Date\n')) },
      fileSaver: { save },
    });
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    await store.dispatch(exportPassages([1]));
    expect(save).not.toHaveBeenCalled();
  });

  it("M8.1 a refused export shows the server's sentence in a toast and saves nothing", async () => {
    const refused = { kind: 'service/refused', message: 'Export indisponible.' } as const;
    const store = createAppStore(fakePorts({ passages: { exportCsv: () => TE.left(refused) } }));
    await store.dispatch(exportPassages([1]));
    expect(store.getState().toasts).toMatchObject([{ notice: refused }]);
  });
});
