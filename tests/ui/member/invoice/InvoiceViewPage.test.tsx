import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSubscriber } from '../../../../src/application/subscriber/loadSubscriber';
import {
  selectContract,
  selectContractIndex,
} from '../../../../src/application/subscriber/subscriberSlice';
import type { InvoiceError } from '../../../../src/application/ports/invoice/InvoiceGateway';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { routes } from '../../../../src/ui/navigation/routes';
import { InvoiceViewPage } from '../../../../src/ui/member/invoice/InvoiceViewPage';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import {
  aContract,
  aContractFile,
  anInvoice,
  anUnpaidInvoice,
  aSubscriber,
} from '../../../support/subscriber/builders';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const viewOf = (number: string): string => routes.invoiceView.replace(':id', number);
const frame = (): Promise<HTMLElement> => screen.findByTitle(/^Facture/);

interface Opened {
  readonly store: AppStore;
  readonly goTo: (address: string) => Promise<void>;
  readonly shownAddress: () => string;
  /** Requested numbers, in order. */
  readonly asked: readonly string[];
  /** Answers the oldest pending call. */
  readonly answer: (result?: E.Either<InvoiceError, Blob>) => Promise<void>;
  /** Object URLs that are not revoked. */
  readonly open: ReadonlySet<string>;
}

/** Opens the view for a subscriber with three contracts: documents 1 and 2, then 3, then none. */
async function openView(number: string, showsInFrame = true, unreadable = 0): Promise<Opened> {
  const asked: string[] = [];
  const waiting: ((result: E.Either<InvoiceError, Blob>) => void)[] = [];
  const open = new Set<string>();
  const file = (...numbers: readonly string[]) =>
    aContractFile({
      contract: aContract({ unpaidInvoices: [anUnpaidInvoice('B', 4760, ['2'])] }),
      invoices: numbers.map((one) => anInvoice({ number: one })),
      unreadable: { invoices: unreadable, badges: 0, amendments: 0 },
    });
  const subscriber = aSubscriber({ contracts: [file('1', '2'), file('3'), file()] });
  const store = createAppStore(
    fakePorts({
      subscribers: { load: () => () => Promise.resolve(E.right(subscriber)) },
      invoices: {
        download: (wanted) => () => {
          asked.push(wanted);
          return new Promise((resolve) => waiting.push(resolve));
        },
      },
      pdfViewer: {
        open: () => {
          const address = `blob:${String(asked.length)}`;
          open.add(address);
          return { address, showsInFrame };
        },
        close: (address) => void open.delete(address),
      },
    }),
  );
  await store.dispatch(loadSubscriber());
  const page = (
    <SubscriberContext value={subscriber}>
      <InvoiceViewPage />
    </SubscriberContext>
  );
  const router = createMemoryRouter(
    [
      { path: routes.invoiceView, element: page },
      { path: '*', element: <p>ailleurs</p> },
    ],
    { initialEntries: [viewOf(number)] },
  );
  renderInMantine(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    goTo: (address) => act(() => router.navigate(address)),
    shownAddress: () => router.state.location.pathname,
    asked,
    answer: async (result = E.right(new Blob(['%PDF-1.4']))) => {
      await waitFor(() => {
        expect(waiting).not.toEqual([]);
      });
      await act(async () => {
        waiting.shift()?.(result);
        await Promise.resolve();
      });
    },
    open,
  };
}

it('M3.5 only a document that an unpaid direct debit names is said to be unpaid', async () => {
  const { goTo } = await openView('1');
  expect(screen.queryByText('Impayée')).toBeNull();
  await goTo(viewOf('2'));
  expect(screen.getByText('Impayée')).toBeDefined();
});

describe('M2.11 the object URL of the PDF is revoked', () => {
  it('on leaving', async () => {
    const { answer, goTo, open } = await openView('1');
    await answer();
    expect((await frame()).getAttribute('src')).toMatch(/^blob:1#/);
    expect([...open]).toEqual(['blob:1']);
    await goTo(routes.invoices);
    await waitFor(() => {
      expect([...open]).toEqual([]);
    });
  });

  it('when another document is opened, which is shown', async () => {
    const { answer, goTo, open, asked } = await openView('1');
    await answer();
    await frame();
    await goTo(viewOf('2'));
    expect(screen.getByText('Chargement en cours…').getAttribute('role')).toBe('status');
    await answer();
    expect(await screen.findByTitle('Facture 2')).toHaveProperty(
      'src',
      expect.stringMatching(/^blob:2#/),
    );
    expect(asked).toEqual(['1', '2']);
    expect([...open]).toEqual(['blob:2']);
  });

  it('when it loads after leaving', async () => {
    const { answer, goTo, open } = await openView('1');
    await goTo(routes.invoices);
    const opened = vi.spyOn(open as Set<string>, 'add');
    await answer();
    await waitFor(() => {
      expect(opened).toHaveBeenCalledWith('blob:1');
      expect([...open]).toEqual([]);
    });
  });

  it('when it loads after another document was opened, which stays on screen', async () => {
    const { answer, goTo, open } = await openView('1');
    await goTo(viewOf('2'));
    await answer(E.left({ kind: 'service/failed' }));
    await answer();
    await screen.findByTitle('Facture 2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([...open]).toEqual(['blob:2']);
  });
});

describe('M2.11 a browser that shows no PDF in a page', () => {
  it('gets a link that opens the document', async () => {
    const { answer } = await openView('1', false);
    await answer();
    const link = await screen.findByRole('link', { name: 'Ouvrir la facture' });
    expect(link).toHaveProperty('href', 'blob:1');
    expect(link).toHaveProperty('target', '_blank');
    expect(screen.queryByTitle('Facture 1')).toBeNull();
  });
});

describe('M2.11 a PDF that fails to load', () => {
  it('shows the error, and « Réessayer » loads and focuses it', async () => {
    const user = userEvent.setup();
    const { answer, asked } = await openView('1');
    await answer(E.left({ kind: 'invoice/not-a-pdf' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/n'est pas un PDF lisible/);
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    await user.click(retry);
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    await answer();
    expect((await frame()).parentElement).toBe(document.activeElement);
    expect(asked).toEqual(['1', '1']);
  });
});

describe('M2.11 the contract of the document', () => {
  it('becomes the selected one', async () => {
    const { store } = await openView('3');
    expect(selectContractIndex(store.getState())).toBe(1);
  });

  it.each([
    ['the document of the selected contract', '1', 1],
    ['a document whose contract was selected on arrival', '3', 2],
  ])('%s: selecting another contract opens its invoices', async (_title, number, chosen) => {
    const { store, shownAddress } = await openView(number);
    act(() => {
      store.dispatch(selectContract(chosen));
    });
    await screen.findByText('ailleurs');
    expect(shownAddress()).toBe(routes.invoices);
    expect(selectContractIndex(store.getState())).toBe(chosen);
  });

  it('a number that no contract has is not requested', async () => {
    const { asked } = await openView('99');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Facture introuvable');
    expect(screen.getByText(/^Aucun de vos contrats n'a ce document/)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('P7.2 while a document could not be read: it is not said to be on no contract', async () => {
    await openView('99', true, 1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Facture introuvable');
    expect(screen.getByText(/^Nous n'avons pas pu lire toutes vos factures/)).toBeDefined();
    expect(screen.queryByText(/Aucun de vos contrats/)).toBeNull();
  });
});
