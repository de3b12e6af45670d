/** What `index.html` says before any script has run: the build writes it there, and no script contains it. */
export const words = {
  /** For search engines. */
  description: (name: string): string =>
    `${name}\u202f: trafic en direct, abonnement télépéage, paiement d'un passage, factures et trajets de votre espace client.`,
  noScript: (phone: string): string =>
    `Sans JavaScript, le trafic, les paiements et les espaces clients ne s'affichent pas. Vous pouvez l'activer dans les réglages de votre navigateur, ou nous joindre au ${phone}.`,
  testSite: 'Site de test',
  testPayments: 'Site de test\u202f: les paiements ne sont pas réels',
  outdated: (phone: string): string =>
    `Votre navigateur est trop ancien pour ce site\u202f: des pages et le paiement en ligne peuvent ne pas fonctionner. Mettez-le à jour, essayez avec un autre appareil, ou appelez-nous au ${phone}.`,
  loading: 'Chargement en cours…',
  unfinished: (phone: string): string =>
    `Cette page n'a pas fini de se charger. Vérifiez votre connexion, puis [réessayez]. Vous pouvez aussi nous joindre au ${phone}.`,
};

export type Words = typeof words;
