/** The page shown during maintenance of the site (P2.10). */
export const words = {
  description: 'Le site est en maintenance. Nos équipes restent joignables.',
  what: 'Nous améliorons le site. Cela ne change rien aux tunnels, aux badges ni aux bornes, et ce que vous aviez déjà enregistré est gardé.',
  next: 'Revenez dans quelques minutes. Pour une urgence, nos équipes vous répondent.',
  backHome: "Retour à l'accueil",
};

export type Words = typeof words;
