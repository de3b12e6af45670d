import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { chosenPassages } from './passages.ts';
import { passagesSheet } from './passagesSheet.ts';

/** The chosen passages as a page to print. The token comes in a field of the posted form (M7.7). */
export const printPassages: Handler<'printPassages'> = ({ body, caller }, { store }) =>
  ok(passagesSheet(chosenPassages(store, caller, body.ids.split(',').map(Number))));
