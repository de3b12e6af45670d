/** An address whose order does not exist (P8.9). */
export const words = {
  message:
    "Nous ne trouvons pas cette commande. Vérifiez la référence, CDW suivi de 7 chiffres, dans l'adresse ou dans votre e-mail.",
  start: 'Commencer une souscription',
  contact: 'Nous contacter',
};

export type Words = typeof words;
