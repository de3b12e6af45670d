import type { Pair } from './Change.ts';
import { tellChange, type Comparison } from './compareParts.ts';
import { meaning } from './meaning.ts';
import type { Json } from './placed.ts';

/** The path of the first server, without its trailing slash. */
export function basePath(document: Json): string {
  const url = serversOf(document)[0]?.url ?? '/';
  return new URL(url, 'http://contract.invalid').pathname.replace(/\/+$/, '');
}

/** Compares the servers of both versions. */
export function compareServers(comparison: Comparison, { base, revision }: Pair<Json>): void {
  const places = { base: placeOf(base), revision: placeOf(revision) };
  const [servers, others] = [serversOf(base), serversOf(revision)];
  const gone = servers.filter((server) => !others.some((other) => isSame(server, other)));
  const come = others.filter((other) => !servers.some((server) => isSame(server, other)));
  for (const { url } of gone) {
    tellChange(comparison, ['major', 'removed', `server ${url} removed`], places);
  }
  for (const { url } of come) {
    tellChange(comparison, ['minor', 'added', `server ${url} added`], places);
  }
  const isReworded = JSON.stringify(base['servers']) !== JSON.stringify(revision['servers']);
  if (isReworded && gone.length + come.length === 0) {
    tellChange(comparison, ['patch', 'reworded', 'other texts: servers'], places);
  }
}

interface Server extends Json {
  readonly url: string;
}

function serversOf(document: Json): readonly Server[] {
  const servers = (document['servers'] as readonly Server[] | undefined) ?? [];
  return servers.length === 0 ? [{ url: '/' }] : servers;
}

function isSame(one: Server, other: Server): boolean {
  return told(one) === told(other);
}

function told(server: Server): string {
  return meaning({}, { ...server, url: server.url.replace(/\/+$/, '') });
}

function placeOf(document: Json): string {
  return 'servers' in document ? '#/servers' : '#';
}
