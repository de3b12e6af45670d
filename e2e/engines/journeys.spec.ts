import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { commonPassword, people } from '../../scripts/simulators/seed/people.ts';
import { test, type Visitor } from './engineTest.ts';

test.beforeEach(async ({ visitor, operated }) => {
  await visitor.opens(operated);
  await visitor.presses('Tout refuser');
});

test.afterEach(async ({ visitor }) => expect(await visitor.sawProblems()).toEqual([]));

async function signIn(visitor: Visitor, email: string): Promise<void> {
  await visitor.fills({ 'Adresse e-mail': email, 'Mot de passe': commonPassword });
  await visitor.presses('Se connecter');
}

test('P4.8 a visitor pays a notice', async ({ visitor, operated }) => {
  await visitor.opens(`${operated}/payer-en-ligne`);
  await visitor.fills({
    "N° de CNP ou d'Avis de Paiement": '26105120',
    "Plaque d'immatriculation": 'ef 456-gh',
    'Adresse e-mail': 'camille.durand@example.fr',
  });
  await visitor.presses('Rechercher');
  await visitor.presses('Payer 10,00');
  await visitor.sees('heading', 'Paiement par carte');
  await visitor.presses('Payer');
  await visitor.sees('heading', 'Paiement validé');
});

test('P4.16 a visitor asks for the refund of a ticket', async ({ visitor, operated }) => {
  await visitor.opens(`${operated}/espace/gratuite/remboursement/ajouter`);
  await visitor.fills({ Identifiant: '2026 1117 0805 0012 0074' });
  await visitor.presses('Rechercher');
  await visitor.follows('Être remboursé');
  await visitor.fills({
    Nom: 'Durand',
    Prénom: 'Camille',
    'Adresse e-mail': 'camille.durand@example.fr',
    IBAN: 'FR76 3000 6000 0112 3456 7890 189',
    BIC: 'AGRIFRPP',
  });
  await visitor.presses('Envoyer');
  await visitor.sees('heading', 'Demande envoyée');
});

test('P2.25 a subscriber signs in and reads the dashboard', async ({ visitor, operated }) => {
  await visitor.opens(`${operated}/espace/connexion`);
  await signIn(visitor, people.camille.email);
  await visitor.follows('Espace abonné');
  await visitor.sees('heading', 'Bienvenue Camille');
  await visitor.sees('link', 'Tous les trajets');
});

test('M7.25 a subscriber searches trips and exports them', async ({ visitor, operated }) => {
  await visitor.opens(`${operated}/member/badge/passage`);
  await signIn(visitor, people.camille.email);
  await visitor.sees('heading', 'Trajets des 18 derniers mois');
  await visitor.presses('Exporter toute la recherche');
  await visitor.presses('Fichier CSV');
  const file = join(visitor.downloads, 'export_passages.csv');
  await expect
    .poll(() => readFile(file, 'utf8').catch(() => ''))
    .toContain('Date;Badge;Nom du badge;Sens;Voie;Montant');
});

test('P2.14 a visitor begins a subscription', async ({ visitor, operated }) => {
  await visitor.opens(`${operated}/achat`);
  await visitor.ticks('Un particulier');
  await visitor.ticks('Tunnel Pass');
  await visitor.presses('Suivant');
  await visitor.sees('heading', 'Vos coordonnées');
  await visitor.fills({
    'Nom et prénom': 'Durand Camille',
    Adresse: '12 rue de la République',
    'Code postal': '13002',
    Ville: 'Marseille',
    'Téléphone mobile': '06.39.98.01.12',
    'Adresse e-mail': 'firefox.webkit@example.fr',
    "Confirmation de l'adresse e-mail": 'firefox.webkit@example.fr',
  });
  await visitor.presses('Suivant');
  await visitor.sees('heading', 'Votre commande');
});
