import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type InitialEntry, type Location } from 'react-router-dom';
import { vi } from 'vitest';
import { restoreSession } from '../../../../src/application/account/session';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import { loadSubscriber } from '../../../../src/application/subscriber/loadSubscriber';
import type { PassageQuery } from '../../../../src/application/ports/passage/PassageGateway';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { instant } from '../../../../src/domain/basis/instant';
import type { PassagePage } from '../../../../src/domain/passage/passage';
import type { PassagePageSize } from '../../../../src/domain/passage/passagePageSize';
import { largestPage } from '../../../../src/domain/passage/searchPages';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { PassagesPage } from '../../../../src/ui/member/passages/PassagesPage';
import { aToken } from '../../../support/account/aToken';
import {
  aBadge,
  aContract,
  aContractFile,
  aPassage,
  aPassagePage,
  aSubscriber,
} from '../../../support/subscriber/builders';
import { fakePorts } from '../../../support/store/fakePorts';

/** Stubs layout functions that jsdom does not implement. */
export function stubLayout(): void {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => new EventTarget());
}

export const address = '/member/badge/passage';
export const token = aToken();

type Answer = E.Either<ServiceError, PassagePage>;

interface Opened {
  readonly user: UserEvent;
  readonly store: AppStore;
  /** The requested queries of the list, in order. */
  readonly queries: readonly PassageQuery[];
  /** Those that read a whole search, in pages of 750. */
  readonly readings: readonly PassageQuery[];
  /** Path, search and hash of the address. */
  readonly shownAddress: () => string;
  /** The navigation state. */
  readonly shownState: () => unknown;
  readonly saved: ReturnType<typeof vi.fn>;
  readonly exportCsv: ReturnType<typeof vi.fn>;
  readonly print: ReturnType<typeof vi.fn>;
  readonly rememberedSize: () => PassagePageSize;
}

interface Wishes {
  readonly entry?: InitialEntry;
  readonly answer?: (query: PassageQuery) => Promise<Answer> | Answer;
  readonly rememberedSize?: PassagePageSize;
  /** The first answer about the subscriber has no badge, the next one has all. */
  readonly areBadgesLate?: boolean;
}

/** A page of the history: 250 passages of 3,20 €, an hour apart, newest first. */
export function historyPage(query: Pick<PassageQuery, 'page' | 'size'>): Answer {
  return pageOfHistory(250, query);
}

/** A page of the same history with its first 8 passages only: most tests need no more rows. */
function shortPage(query: PassageQuery): Answer {
  return pageOfHistory(250, query, 8);
}

/** A page of a history of another length, with its first passages, or all of them. */
export function pageOfHistory(
  total: number,
  { page, size }: Pick<PassageQuery, 'page' | 'size'>,
  rows: number = size,
): Answer {
  const first = (page - 1) * size;
  return E.right(
    aPassagePage({
      total,
      totalPages: Math.ceil(total / size),
      passages: Array.from({ length: Math.max(0, Math.min(rows, total - first)) }, (_, index) =>
        aPassage({
          id: 1000 + first + index,
          at: instant(1_795_156_800 - (first + index) * 3600),
        }),
      ),
    }),
  );
}

/** Replaces the typed period. */
export async function typePeriod(user: UserEvent, period: string): Promise<void> {
  await user.clear(screen.getByLabelText('Période'));
  await user.paste(period);
}

/** Opens the screen as a subscriber with two contracts: two badges on the first, one on the second. */
export async function openPassages({
  entry = address,
  answer = shortPage,
  rememberedSize = 100,
  areBadgesLate = false,
}: Wishes = {}): Promise<Opened> {
  const queries: PassageQuery[] = [];
  const readings: PassageQuery[] = [];
  const saved = vi.fn();
  const print = vi.fn();
  const exportCsv = vi.fn(() => () => Promise.resolve(E.right('Date;Badge')));
  const subscriber = aSubscriber({
    contracts: [
      aContractFile({
        badges: [aBadge(), aBadge({ id: 5002, reference: '64010828', name: '' })],
      }),
      aContractFile({
        contract: aContract({ id: 1202, reference: '00500118' }),
        badges: [aBadge({ id: 6001, reference: '65220001', name: 'UTILITAIRE' })],
      }),
    ],
  });
  const withoutBadges = subscriber.contracts.map((file) => ({ ...file, badges: [] }));
  const answers = areBadgesLate ? [{ ...subscriber, contracts: withoutBadges }] : [];
  const access = fakePorts({
    subscribers: { load: () => () => Promise.resolve(E.right(answers.pop() ?? subscriber)) },
    passages: {
      list: (query) => async () => {
        const isReading = query.size === largestPage && rememberedSize !== largestPage;
        (isReading ? readings : queries).push(query);
        return answer(query);
      },
      exportCsv,
    },
    fileSaver: { save: saved },
    passagePrinter: { print },
  });
  access.browser.tokens.write(token);
  access.browser.preferences.writePageSize(rememberedSize);
  const store = createAppStore(access);
  store.dispatch(restoreSession());
  await store.dispatch(loadSubscriber());

  act(() => {
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[entry]}>
          <SubscriberContext value={subscriber}>
            <MantineArea>
              <main>
                <PassagesPage />
              </main>
            </MantineArea>
          </SubscriberContext>
          <ShownAddress />
        </MemoryRouter>
      </Provider>,
    );
  });
  return {
    user: userEvent.setup(),
    store,
    queries,
    readings,
    saved,
    exportCsv,
    print,
    shownAddress: () => screen.getByTestId('address').textContent,
    shownState: () => JSON.parse(screen.getByTestId('state').textContent) as unknown,
    rememberedSize: () => access.browser.preferences.readPageSize(),
  };
}

function ShownAddress(): React.JSX.Element {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return (
    <>
      <span data-testid="address">{pathname + search}</span>
      <span data-testid="state">{JSON.stringify(state)}</span>
    </>
  );
}

/** The checkbox of a row, by its index on the page; the rows outside the window come after the others. */
export async function rowBox(index: number): Promise<HTMLElement> {
  return waitFor(() => {
    const box = screen.getAllByLabelText(/^Sélectionner le trajet/)[index];
    if (!box) throw new Error(`There is no row ${String(index)}.`);
    return box;
  });
}

/** Opens the calendar once the rows are loaded. The whole is awaited, because a lazy part suspends inside. */
export async function openCalendar(user: UserEvent): Promise<void> {
  await rowBox(0);
  await act(() => user.click(screen.getByRole('button', { name: 'Choisir dans le calendrier' })));
}
