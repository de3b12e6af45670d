import { right as rightE, type Either } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { restoreSession } from '../../../src/application/account/session';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { exportPassages } from '../../../src/application/member/exportPassages';
import { listPassages } from '../../../src/application/member/listPassages';
import { recallPageSize, rememberPageSize } from '../../../src/application/member/pageSize';
import { selectPassagePage } from '../../../src/application/member/passagesSlice';
import { printPassages } from '../../../src/application/member/printPassages';
import type { PassageQuery } from '../../../src/application/ports/PassageGateway';
import { createAppStore } from '../../../src/application/store';
import type { PassagePage } from '../../../src/domain/passage';
import { defaultPassagePeriod } from '../../../src/domain/passagePeriod';
import { aToken } from '../../support/aToken';
import { aPassagePage } from '../../support/builders';
import { fakePorts, today } from '../../support/fakePorts';

const query: PassageQuery = {
  page: 1,
  size: 100,
  period: defaultPassagePeriod(today),
  badgeReference: null,
};

describe('the list of passages', () => {
  it('a late answer to an earlier page never replaces the page asked last', async () => {
    const pending: ((page: Either<ServiceError, PassagePage>) => void)[] = [];
    const list = () => () =>
      new Promise<Either<ServiceError, PassagePage>>((resolve) => pending.push(resolve));
    const store = createAppStore(fakePorts({ passages: { list } }));
    const first = store.dispatch(listPassages(query));
    const second = store.dispatch(listPassages({ ...query, page: 2 }));
    await vi.waitFor(() => {
      expect(pending).toHaveLength(2);
    });
    pending[1]?.(rightE(aPassagePage({ total: 222 })));
    await second;
    pending[0]?.(rightE(aPassagePage({ total: 111 })));
    await first;
    expect(selectPassagePage(store.getState())).toEqual({
      status: 'ready',
      data: aPassagePage({ total: 222 }),
    });
  });

  it('keeps the page on screen while the next one is read', async () => {
    const store = createAppStore(fakePorts({ passages: { list: () => right(aPassagePage()) } }));
    await store.dispatch(listPassages(query));
    const next = store.dispatch(listPassages({ ...query, page: 2 }));
    expect(selectPassagePage(store.getState())).toMatchObject({
      status: 'loading',
      previous: aPassagePage(),
    });
    await next;
  });
});

describe('the page size', () => {
  it('M9.1 is 100 until the visitor chooses another, then that one', () => {
    const store = createAppStore(fakePorts());
    expect(store.dispatch(recallPageSize())).toBe(100);
    store.dispatch(rememberPageSize(500));
    expect(store.dispatch(recallPageSize())).toBe(500);
  });
});

describe('export and print', () => {
  it('M7.25 saves export_passages.csv with a byte-order mark and harmless cells, and says how many', async () => {
    const save = vi.fn();
    const exportCsv = vi.fn(() => right('Date;Montant\n=1+1;-2,70\n'));
    const store = createAppStore(fakePorts({ passages: { exportCsv }, fileSaver: { save } }));
    await store.dispatch(exportPassages([3, 1]));
    expect(exportCsv).toHaveBeenCalledWith([3, 1]);
    expect(save).toHaveBeenCalledWith({
      name: 'export_passages.csv',
      mediaType: 'text/csv;charset=utf-8',
      content: "\uFEFFDate;Montant\n'=1+1;-2,70\n",
    });
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'passages/exported', count: 2 } },
    ]);
  });

  it("M8.1 a refused export shows the server's sentence in a toast and saves nothing", async () => {
    const refused = { kind: 'service/refused', message: 'Export indisponible.' } as const;
    const store = createAppStore(fakePorts({ passages: { exportCsv: () => left(refused) } }));
    await store.dispatch(exportPassages([1]));
    expect(store.getState().toasts).toMatchObject([{ notice: refused }]);
  });

  it('M7.7 prints the chosen passages with the token', async () => {
    const print = vi.fn();
    const access = fakePorts({ passagePrinter: { print } });
    const token = aToken();
    access.browser.tokens.write(token);
    await createAppStore(access).dispatch(printPassages([7, 8]));
    expect(print).toHaveBeenCalledWith([7, 8], token);
  });

  it('prints nothing with a token whose time has passed, and says so', async () => {
    const print = vi.fn();
    const access = fakePorts({ passagePrinter: { print } });
    access.browser.tokens.write(aToken({ exp: today }));
    const store = createAppStore(access);
    await store.dispatch(printPassages([7]));
    expect(print).not.toHaveBeenCalled();
    expect(store.getState().toasts).toMatchObject([
      { notice: { kind: 'service/session-expired' } },
    ]);
  });

  it('prints nothing once another tab has signed out: the session ends here too, in silence', async () => {
    const access = fakePorts();
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    store.dispatch(restoreSession());
    access.browser.tokens.clear();
    await store.dispatch(printPassages([7]));
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(store.getState().toasts).toEqual([]);
  });
});
