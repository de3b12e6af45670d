import * as TE from 'fp-ts/TaskEither';
import { vi, type Mock } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type { PassageQuery } from '../../../src/application/ports/passage/PassageGateway';
import type { PassagePage } from '../../../src/domain/passage/passage';
import { aPassage, aPassagePage } from './builders';

type Answer<Value> = TE.TaskEither<ServiceError, Value>;

interface SearchServer {
  /** The identifiers of the search, in its order. */
  ids: number[];
  /** The pages and the first identifiers of the portions that are answered with a failure. */
  readonly failures: Map<number, ServiceError>;
  readonly list: Mock<(query: PassageQuery) => Answer<PassagePage>>;
  readonly exportCsv: Mock<(ids: readonly number[]) => Answer<string>>;
  /** The requested pages and the first identifiers of the requested portions, each with its number. */
  readonly requests: () => Readonly<Record<string, number>>;
}

/** A server with one search of so many passages, of identifiers from 1001 on. */
export function searchServer(count: number): SearchServer {
  const failures = new Map<number, ServiceError>();
  const ids = Array.from({ length: count }, (_, index) => 1001 + index);
  const answer = <Value>(key: number, value: Value): Answer<Value> => {
    const failure = failures.get(key);
    return failure ? TE.left(failure) : TE.right(value);
  };
  const server: SearchServer = {
    ids,
    failures,
    list: vi.fn(({ page, size }: PassageQuery) =>
      answer(
        page,
        aPassagePage({
          passages: server.ids.slice((page - 1) * size, page * size).map((id) => aPassage({ id })),
          total: server.ids.length,
          totalPages: Math.ceil(server.ids.length / size),
        }),
      ),
    ),
    exportCsv: vi.fn((asked: readonly number[]) =>
      answer(asked[0] ?? 0, ['Numéro;Montant', ...asked.map((id) => `${id};3,20`), ''].join('\n')),
    ),
    requests: () => {
      const keys = [
        ...server.list.mock.calls.map(([{ page }]) => `page ${page}`),
        ...server.exportCsv.mock.calls.map(([asked]) => `portion ${asked[0] ?? ''}`),
      ];
      return Object.fromEntries(
        keys.map((key) => [key, keys.filter((other) => other === key).length]),
      );
    },
  };
  return server;
}
