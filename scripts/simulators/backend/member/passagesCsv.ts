import type { PassageRow } from './passages.ts';
import { frenchDateTime, frenchDecimal } from './passageTexts.ts';

const header = ['Date', 'Badge', 'Nom du badge', 'Sens', 'Voie', 'Montant'];

/**
 * A header line, then one line per passage. No byte-order mark: the site adds it when it saves the
 * file (M7.25).
 */
export function passagesCsv(passages: readonly PassageRow[]): string {
  const lines = passages.map((passage) => [
    frenchDateTime(passage.at),
    passage.badgeReference,
    passage.badgeName ?? '',
    passage.direction,
    passage.lane,
    frenchDecimal(passage.cents),
  ]);
  return [header, ...lines].map((cells) => `${cells.map(cell).join(';')}\n`).join('');
}

/** Quoted when it contains a separator, a quote or a line break (RFC 4180). */
function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
