import { answerWith } from '../answers.ts';
import type { State } from './State.ts';
import { failedScreen, heading, pressed, text } from './stateParts.ts';

const news = '/actualites';
const help = '/faq';

/** The public content. States that look the same on a phone are in the tests of the pages. */
export const contentStates: readonly State[] = [
  { name: 'The news', address: news, shows: heading('Fermetures de nuit en décembre') },
  {
    name: 'The news, refused',
    isVariant: true,
    address: news,
    before: (page) => answerWith(page, { listPosts: 'refused' }),
    shows: text('Le service est momentanément indisponible'),
  },
  {
    name: 'The questions, one of them open',
    address: help,
    then: (page) => page.getByText('Combien coûte un passage').click(),
    shows: text('Les motos paient la moitié'),
  },
  {
    name: 'The questions, searched',
    isVariant: true,
    address: help,
    then: (page) => page.getByLabel('Rechercher dans les questions').fill('badge'),
    shows: text('questions trouvées'),
  },
  {
    name: "An editors' page below another one",
    address: '/circuler/tarifs',
    shows: text('5,90'),
  },
  {
    name: "An editors' page, failed",
    address: '/circuler',
    before: (page) => answerWith(page, { loadPublicData: 'failure' }),
    shows: failedScreen,
  },
  { name: 'The jobs', address: '/nous-rejoindre', shows: text('Pourvu') },
  {
    name: 'The financial agenda',
    address: '/finances/agenda',
    shows: text('Paiement du dividende'),
  },
  {
    name: 'The reports of all years',
    address: '/finances/rapports',
    then: pressed('Voir toutes les années'),
    shows: heading('Rapport annuel 2019'),
  },
];
