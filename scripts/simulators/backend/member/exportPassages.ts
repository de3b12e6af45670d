import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { chosenPassages } from './passages.ts';
import { passagesCsv } from './passagesCsv.ts';

/**
 * The chosen passages as the text of a CSV file (M7.23). Passages of other accounts are left out;
 * if none remain, the call is refused.
 */
export const exportPassages: Handler<'exportPassages'> = ({ body, caller }, { store }) => {
  const passages = chosenPassages(store, caller, body.ids);
  return passages.length === 0
    ? refused('Veuillez sélectionner au moins un passage à exporter.')
    : ok({ state: true, csv: passagesCsv(passages) });
};
