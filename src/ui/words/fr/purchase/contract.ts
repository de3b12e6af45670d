/** Step 6 of the purchase. */
export const words = {
  signed: 'Votre contrat est signé.',
  /** A return to step 6, for someone who opened the payment too early. */
  notSigned: "Vous n'avez pas terminé la signature\u202f? [Revenez à la signature].",
  paid: 'Cette commande est payée.',
  withoutIban:
    "Cette commande n'a pas d'IBAN\u202f: son contrat ne peut pas être généré en ligne. Notre service clients le complète avec vous.",
  order: (reference: string): string => `Votre commande\u202f: [${reference}]`,
  keepReference:
    "Gardez cette référence et l'adresse de cette page\u202f: vous y retrouvez votre commande.",

  generate: 'Générer mon contrat',
  generating: 'Génération…',
  sign: 'Signer mon contrat',
  status: {
    generating: 'Nous générons votre contrat…',
    ready: 'Votre contrat est prêt. Relisez-le, puis signez-le en ligne.',
  },
  slow: 'Cela prend en général quelques secondes, davantage si vos documents sont lourds. Laissez cette page ouverte.',

  signedBefore:
    'Votre commande est enregistrée. Si vous avez déjà signé votre contrat, [passez au paiement].',
  documentsAgain:
    'Sinon, générez-le ici. Vos documents ne sont jamais enregistrés sur votre appareil\u202f: joignez-les à nouveau.',
  ibanOfOrder: 'IBAN de votre commande\u202f:',
  keptHere:
    'Votre commande et vos documents sont gardés dans cette page\u202f: réessayez avec les mêmes documents, ou remplacez-en un.',
  previousLink: 'Le lien précédent est peut-être encore valable.',

  preview: 'Aperçu du contrat',
  previewKind: 'PDF, nouvel onglet',
  howToSign:
    'Pour signer, vous passez sur le site de notre service de signature électronique. Une fois le contrat signé, vous revenez ici pour payer votre commande.',
  linkExpires:
    "Le lien de signature n'est valable que quelques minutes. S'il ne l'est plus, demandez-en un autre.",
  newLink: 'Obtenir un nouveau lien',
};

export type Words = typeof words;
