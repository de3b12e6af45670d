/** Names under which a browser reaches this machine. */
export const ownMachine = ['127.0.0.1', 'localhost'] as const;

/**
 * A web address of this machine, ready for a Location header; null for any other: a simulator leads nobody away, whatever
 * it was sent.
 */
export function ownMachineAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const isPlain = url.username === '' && url.password === '';
  return isPlain && ownMachine.some((name) => name === url.hostname) ? url.href : null;
}
