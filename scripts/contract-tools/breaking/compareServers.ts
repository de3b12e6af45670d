import { type Pair, onBoth } from './Change.ts';
import { tellChange, type Comparison } from './compareParts.ts';
import { differ } from './meaning.ts';
import { entriesOf, itemsOf, placesOf, type Json, type Placed } from './placed.ts';
import type { PlacedOperation } from './placedOperations.ts';

/** The path of the first server without its trailing slash, and all servers without that path. */
export function basePath(document: Json): { readonly path: string; readonly hosts: string } {
  const addresses = addressesOf({ node: document, source: '#' });
  const [first = ''] = addresses;
  const path = first.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '').replace(/\/+$/, '');
  const hosts = addresses.map((one) =>
    one.endsWith(path) ? one.slice(0, -path.length || undefined) : one,
  );
  return {
    path,
    hosts: hosts
      .map((one) => one.replace(/\/$/, ''))
      .toSorted()
      .join(' '),
  };
}

/** Compares the servers of both versions: those of the contract, of a path or of an operation. */
export function compareServers(comparison: Comparison, pair: Pair<Placed>): void {
  const places = placesOf(pair, 'servers');
  const { base: servers, revision: others } = onBoth(pair, addressesOf);
  const gone = servers.filter((server) => !others.some((other) => covers(other, server)));
  const come = others.filter((server) => !servers.includes(server));
  for (const url of gone) tellChange(comparison, 'removed', `server ${url} removed`, places);
  for (const url of come) tellChange(comparison, 'added', `server ${url} added`, places);
  const isWrittenOtherwise = differ(pair.base.node['servers'], pair.revision.node['servers']);
  if (isWrittenOtherwise && gone.length + come.length === 0) {
    tellChange(comparison, 'reworded', 'other texts: servers', places);
  }
}

const anyValue = /\{[^{}=]+="(?:[^"\\]|\\.)*"\}/;

/** Whether a server has this address: a variable without listed values may have any. */
function covers(server: string, address: string): boolean {
  const parts = server.split(anyValue).map((part) => part.replaceAll(/[^\w/]/g, '\\$&'));
  const isAny = parts.length > 1 && !address.includes('{');
  return server === address || (isAny && new RegExp(`^${parts.join('[^/]+')}$`).test(address));
}

/** The servers of a path or an operation, which replace those of the contract; undefined if none. */
function holderIn({ operation, item }: PlacedOperation): Placed | undefined {
  return [operation, item].find((one) => itemsOf(one, 'servers').length > 0);
}

/** Whether any, or each, of these operations has servers of its own. */
export function ownServersIn(
  operations: readonly PlacedOperation[],
): Readonly<Record<'any' | 'each', boolean>> {
  const own = operations.filter((one) => holderIn(one) !== undefined).length;
  return { any: own > 0, each: own > 0 && own === operations.length };
}

/** The servers of a path or an operation replace those of the contract (OpenAPI, Path Item Object). */
export function compareOwnServers(comparison: Comparison, pair: Pair<PlacedOperation>): void {
  const own = onBoth(pair, holderIn);
  if (own.base === undefined && own.revision === undefined) return;
  const holders = onBoth(
    pair,
    ({ item }, side) => own[side] ?? { node: comparison.documents[side], source: item.source },
  );
  compareServers(comparison, holders);
}

/** At most so many addresses are made of the values of variables. */
const most = 1_000;

function tellText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every address, with each listed value of its variables (OpenAPI, Server Variable Object). */
function addressesOf(placed: Placed): readonly string[] {
  const addresses = itemsOf(placed, 'servers').flatMap((server) => {
    const { url = '/' } = server.node;
    return [...entriesOf(server, 'variables')].reduce(
      (urls, [name, { node }]) => {
        const { enum: values, default: usual } = node;
        const isListed = Array.isArray(values) && urls.length * values.length <= most;
        const told = isListed
          ? values.map(tellText)
          : [`{${name}=${JSON.stringify(values ?? usual ?? '')}}`];
        return urls.flatMap((one) => told.map((value) => one.replaceAll(`{${name}}`, () => value)));
      },
      [tellText(url).replace(/(?<=[^/])\/+$/, '')],
    );
  });
  // Scheme and host have no case (RFC 3986, section 6.2.2.1), unlike a user before the host.
  const same = addresses.map((one) =>
    one
      .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/@]*(?=\/|$)/i, (host) => host.toLowerCase())
      .replace(/^(https:\/\/[^/]+):443(?=\/|$)|^(http:\/\/[^/]+):80(?=\/|$)/, '$1$2'),
  );
  return same.length === 0 ? ['/'] : [...new Set(same)];
}
