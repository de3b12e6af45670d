// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { words as notices } from '../../../src/ui/freeRamp/notices.words.fr';
import { words as tickets } from '../../../src/ui/freeRamp/receipt/tickets.words.fr';
import { words as welcome } from '../../../src/ui/freeRamp/welcome/words.fr';

describe('P9.12 the tickets of a card take up to 72 hours', () => {
  it.each([
    ['the first page', welcome.card.about, 'dans les 72 heures'],
    ['the list of tickets', tickets.lead, "jusqu'à 72 heures"],
    ['a card without tickets', notices.cardLinked(0), "jusqu'à 72 heures"],
    ['a card with one ticket', notices.cardLinked(1), "jusqu'à 72 heures"],
    ['a card with tickets', notices.cardLinked(2), "jusqu'à 72 heures"],
  ])('%s says so', (_place, sentence, delay) => {
    expect(sentence).toContain(delay);
  });
});
