/**
 * Reports to developers, in the console, where an answer violates the contract; the visitor sees a French
 * sentence.
 */
export function reportMalformedAnswer(place: string, details: readonly string[]): void {
  console.error(`Answer outside the contract: ${place}\n${details.join('\n')}`);
}
