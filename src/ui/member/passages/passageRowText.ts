import { formatDateTime } from '../../../domain/instant';
import { formatEuros } from '../../../domain/money';
import type { Passage } from '../../../domain/passage';

/** The texts of one row, made once for a page. */
export interface PassageRowText {
  readonly id: number;
  readonly date: string;
  readonly badge: string;
  readonly direction: string;
  readonly lane: string;
  readonly amount: string;
  /** The name of its checkbox. */
  readonly label: string;
}

/** As many rows as a tall window shows. */
const bodySize = 25;

/** The rows of a page, cut into table bodies, so that those in view can be painted before the rest. */
export function passageBodies(
  passages: readonly Passage[],
): readonly (readonly PassageRowText[])[] {
  const texts = passages.map(passageRowText);
  return Array.from({ length: Math.ceil(texts.length / bodySize) }, (_, body) =>
    texts.slice(body * bodySize, (body + 1) * bodySize),
  );
}

function passageRowText(passage: Passage): PassageRowText {
  const date = formatDateTime(passage.at);
  return {
    id: passage.id,
    date,
    badge: passage.badgeReference,
    direction: passage.direction,
    lane: passage.lane,
    amount: formatEuros(passage.amount),
    label: `Sélectionner le trajet du ${date}, ${passage.badgeReference}`,
  };
}
