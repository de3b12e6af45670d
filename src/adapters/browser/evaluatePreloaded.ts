/**
 * Evaluates each module that the page preloads as soon as it has arrived with its imports, while the next
 * ones are on their way. Otherwise a slow phone evaluates all of them after the last one has arrived. A
 * module that does not arrive is reported by the part that needs it.
 */
export function evaluatePreloaded(
  evaluate: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
    evaluate(href).catch(() => undefined);
}
