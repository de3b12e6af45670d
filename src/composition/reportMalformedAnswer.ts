/**
 * Writes to the console, for developers, where an answer violates the contract. The screen decides what the
 * visitor sees, in the language of the page.
 */
export function reportMalformedAnswer(place: string, details: readonly string[]): void {
  console.error(`Answer outside the contract: ${place}\n${details.join('\n')}`);
}
