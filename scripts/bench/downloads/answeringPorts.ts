type Answer<Value> = () => Promise<{ readonly _tag: 'Right'; readonly right: Value }>;

export interface BenchPorts {
  /** What a use case receives from the store. */
  readonly access: {
    readonly browser: object;
    readonly all: () => Promise<object>;
  };
  /** The size of the file that was saved last, in bytes. */
  readonly savedBytes: () => number;
}

interface Query {
  readonly page: number;
  readonly size: number;
}

const answer =
  <Value>(value: Value): Answer<Value> =>
  () =>
    Promise.resolve({ _tag: 'Right', right: value });

/** Ports of the downloads, which answer at once: a search of so many trips, and documents of 60 kB. */
export function answeringPorts(trips: number, writers: object): BenchPorts {
  let saved = 0;
  const browser = { tokens: { read: () => 'token' } };
  const ports = {
    ...browser,
    ...writers,
    passages: {
      list: ({ page, size }: Query) =>
        answer({
          passages: Array.from({ length: Math.min(size, trips - (page - 1) * size) }, (_, index) =>
            passage((page - 1) * size + index),
          ),
          unreadable: 0,
          total: trips,
          totalPages: Math.ceil(trips / size),
          ends: { oldest: null, newest: null },
        }),
      exportCsv: (ids: readonly number[]) =>
        answer(['Date;Badge;Nom du badge;Sens;Voie;Montant', ...ids.map(csvRow), ''].join('\n')),
    },
    invoices: { download: () => answer(new Blob([new Uint8Array(60_000)])) },
    fileSaver: {
      save: ({ content }: { readonly content: string | Blob }) => {
        saved = new Blob([content]).size;
      },
    },
  };
  return { access: { browser, all: () => Promise.resolve(ports) }, savedBytes: () => saved };
}

function passage(index: number): object {
  return {
    id: index + 1,
    at: 1_795_156_800 - index * 1000,
    badgeReference: String(64_004_000 + (index % 40)),
    direction: 'Prado - Carénage',
    lane: 'Voie 3',
    amount: 320,
  };
}

function csvRow(id: number): string {
  return `20/11/2026 18:55:00;${64_004_000 + (id % 40)};CAMION ${id % 9};Prado - Carénage;Voie 3;3,20`;
}
