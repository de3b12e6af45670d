import type { Sight } from '../../../e2e/support/screens.ts';
import { benchedPages, type BenchedPage } from './benchedPages.ts';
import type { Press } from './watchLoad.ts';

/** A page of the comparison. */
export interface ComparedPage extends BenchedPage {
  readonly press: Press;
}

/** The cookie question, which every public page opens from its footer. */
const cookies: Press = {
  control: { selector: 'footer button', text: 'Gérer les cookies' },
  answer: { selector: '[role=dialog]', text: 'Gestion des cookies' },
};
const menu: Press = {
  control: { selector: 'button[aria-label="Ouvrir le menu"]' },
  answer: { selector: '[role=dialog]' },
};
const submit = (text: string, answer: Sight): Press => ({
  control: { selector: 'main button', text },
  answer,
});
const invalid: Sight = { selector: 'main [aria-invalid=true]' };

/** One page of each kind, and a real press on it. */
const presses: Readonly<Record<string, Press>> = {
  '/': cookies,
  '/payer-en-ligne': submit('Rechercher', invalid),
  '/nos-abonnements': cookies,
  '/achat': submit('Suivant', { selector: 'main [role=alert], main [aria-invalid=true]' }),
  '/faq': cookies,
  '/actualites': cookies,
  '/actualites/fermetures-de-nuit-decembre': cookies,
  '/espace/connexion': submit('Se connecter', invalid),
  '/member/dashboard': menu,
  '/member/badge/passage': {
    control: { selector: 'main tbody input' },
    answer: { selector: 'main tbody input:checked' },
  },
  '/member/contract/invoice/list': menu,
  '/espace/gratuite/compte': submit('Enregistrer', { selector: 'main', text: "Rien n'a été" }),
};

export const comparedPages: readonly ComparedPage[] = benchedPages.flatMap(
  (page): readonly ComparedPage[] => {
    const press = presses[page.address];
    return press ? [{ ...page, press }] : [];
  },
);
