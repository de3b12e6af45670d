import { contentTypeOf } from './contentTypes.ts';

export type Resolved =
  | { readonly kind: 'api' }
  | { readonly kind: 'file'; readonly path: string }
  /** A route of the application: the router in the browser resolves it. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

/** Resolves a request target (« /espace/connexion?x=1 ») with the files that exist. */
export function resolveAddress(target: string, exists: (path: string) => boolean): Resolved {
  if (!target.startsWith('/')) return { kind: 'malformed' };
  const path = decodePath(target.replace(/[?#].*$/s, ''));
  if (path === undefined) return { kind: 'malformed' };
  if (path === '/api' || path.startsWith('/api/')) return { kind: 'api' };
  if (path === '/') return exists('/index.html') ? file('/index.html') : { kind: 'missing' };
  if (exists(path)) return file(path);
  const page = `${path.replace(/\/$/, '')}/index.html`;
  if (exists(page)) return file(page);
  const isFile = path.startsWith('/assets/') || contentTypeOf(path) !== undefined;
  return isFile ? { kind: 'missing' } : { kind: 'page', path };
}

function file(path: string): Resolved {
  return { kind: 'file', path };
}

/**
 * Undefined for an invalid escape, a `..` segment, a backslash or a control character: no browser sends
 * them.
 */
function decodePath(raw: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const isSafe = !/[\\\p{Cc}]/u.test(path) && !path.split('/').includes('..');
  return isSafe ? path : undefined;
}
