/** Host names of this machine. */
export const ownMachine = ['127.0.0.1', 'localhost'] as const;

/**
 * An address of this machine, ready for a Location header; null for any other address: a simulator
 * never redirects to another machine.
 */
export function ownMachineAddress(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const isPlain = url.username === '' && url.password === '';
  return isPlain && ownMachine.some((name) => name === url.hostname) ? url.href : null;
}
