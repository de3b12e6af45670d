/** Step 6 of the purchase. */
export const words = {
  /** « signe » in the address proves nothing (P2.20). */
  announced: 'La signature nous a été annoncée.',
  notSigned: "Vous n'avez pas terminé la signature\u202f? [Revenez à la signature].",
  /** A return from the signature service without « signe » (P4.5). */
  notCompleted: "La signature n'a pas été terminée. Vous pouvez signer votre contrat maintenant.",
  paid: "Cette commande est payée\u202f: il reste à signer votre contrat. Si vous l'avez déjà signé, vous n'avez rien d'autre à faire.",
  payFirst:
    'Vous avez déjà signé, ou vous préférez signer plus tard\u202f? [Passez au paiement]\u202f: vous pourrez encore signer ensuite.',
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

  documentsAgain:
    'Votre commande est enregistrée. Pour générer votre contrat, joignez à nouveau vos documents\u202f: ils ne sont jamais enregistrés sur votre appareil.',
  ibanOfOrder: 'IBAN de votre commande\u202f:',
  keptHere:
    'Votre commande et vos documents sont gardés dans cette page\u202f: réessayez avec les mêmes documents, ou remplacez-en un.',
  previousLink: 'Le lien précédent est peut-être encore valable.',

  preview: 'Aperçu du contrat',
  previewKind: 'PDF, nouvel onglet',
  howToSign:
    'Pour signer, vous passez sur le site de notre service de signature électronique, qui vous ramène ici.',
  linkExpires:
    "Le lien de signature n'est valable que quelques minutes. S'il ne l'est plus, demandez-en un autre.",
  newLink: 'Obtenir un nouveau lien',
};

export type Words = typeof words;
