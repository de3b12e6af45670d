import type { Page } from '@playwright/test';
import { answerWith } from '../answers.ts';
import { changeAnswer, lockEverything } from '../changeAnswer.ts';
import { manyBadges } from '../manyBadges.ts';
import {
  button,
  contractAt,
  failedScreen,
  loader,
  locked,
  neverAnswered,
  pressed,
  row,
  text,
} from './stateParts.ts';
import type { State } from './State.ts';

const passagesAddress = /\/api\/private\/user\/data\/passages$/;
const thirdContract = contractAt(2);

/** Five rows are enough: 100 rows only repeat the same tab stop. */
const onlyFivePassages = (answer: string): string => {
  const list = JSON.parse(answer) as { readonly passages: readonly unknown[] };
  return JSON.stringify({ ...list, passages: list.passages.slice(0, 5) });
};

/** A search of five rows, which is added up at once. */
const fivePassagesInAll = (answer: string): string =>
  JSON.stringify({ ...JSON.parse(onlyFivePassages(answer)), total: 5, totalPage: 1 });

export const badgeStates: readonly State[] = [
  { name: 'badges', address: '/member/badge/list', shows: row(6) },
  {
    name: 'badges, empty',
    isVariant: true,
    address: '/member/badge/list',
    then: thirdContract,
    shows: text("vous n'avez pas de badge pour ce contrat pour le moment."),
  },
  {
    name: 'badges, a long list',
    isVariant: true,
    address: '/member/badge/list',
    before: manyBadges,
    shows: text('26 badges'),
  },
  {
    name: 'badges, none found',
    isVariant: true,
    address: '/member/badge/list',
    before: manyBadges,
    then: (page) => page.getByLabel('Rechercher un badge').fill('tracteur'),
    shows: button('Effacer les filtres'),
  },
  { name: 'a badge', address: '/member/badge/5001/details', shows: text('25001501064010827') },
  {
    name: 'a badge of none of the contracts',
    address: '/member/badge/99/details',
    shows: text("Aucun de vos contrats n'a ce badge."),
  },
  {
    name: 'badge services and alert',
    address: '/member/badge/5001/services',
    shows: button("Enregistrer l'alerte"),
  },
  {
    name: 'badge services, required ones missing',
    address: '/member/badge/5001/services',
    then: async (page: Page): Promise<void> => {
      await page.getByLabel('Personnalisation 1').fill('');
      await page.getByLabel('Nom du badge').fill('');
      await page.getByLabel('Adresse e-mail 1').fill('');
      await pressed("Enregistrer l'alerte")(page);
      await pressed('Enregistrer les services')(page);
    },
    shows: text('Le nom du badge est vide, veuillez le renseigner.'),
  },
  {
    name: 'badge services, locked',
    isVariant: true,
    address: '/member/badge/5001/services',
    before: lockEverything,
    shows: locked,
  },
  {
    name: 'passages',
    address: '/member/badge/passage',
    before: (page) => changeAnswer(page, passagesAddress, onlyFivePassages),
    shows: row(5),
  },
  {
    name: 'passages, one selected',
    address: '/member/badge/passage',
    before: (page) => changeAnswer(page, passagesAddress, onlyFivePassages),
    then: (page) => row(2)(page).getByRole('checkbox').check(),
    shows: text('1 trajet sélectionné, 3,20\u202f€'),
  },
  {
    name: 'passages, broken down',
    address: '/member/badge/passage',
    before: (page) => changeAnswer(page, passagesAddress, fivePassagesInAll),
    then: pressed('Voir la répartition'),
    shows: text('Par jour et heure'),
  },
  {
    name: 'passages, the whole search to export',
    address: '/member/badge/passage',
    before: (page) => changeAnswer(page, passagesAddress, onlyFivePassages),
    then: pressed('Exporter toute la recherche'),
    shows: button('Fichier CSV'),
  },
  {
    name: 'passages, empty',
    isVariant: true,
    address: '/member/badge/passage',
    before: (page) => answerWith(page, { listPassages: 'empty' }),
    shows: text("vous n'avez pas aucun passage pour le moment."),
  },
  {
    name: 'passages, loading',
    isVariant: true,
    address: '/member/badge/passage',
    before: neverAnswered(passagesAddress),
    shows: loader,
  },
  {
    name: 'passages, failed',
    isVariant: true,
    address: '/member/badge/passage',
    before: (page) => answerWith(page, { listPassages: 'failure' }),
    shows: failedScreen,
  },
];
