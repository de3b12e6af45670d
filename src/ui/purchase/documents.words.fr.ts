import type { PurchaseDocument } from '../../domain/purchase/purchaseDocuments';

interface DocumentWords {
  /** Accessible name of the field. */
  readonly name: string;
  /** What it is for. */
  readonly meaning: string;
  /** Quoted (P5.8). */
  readonly missing: string;
}

/** The documents of a purchase, in steps 4 and 6. */
export const words = {
  title: 'Vos documents',
  formats: 'PDF, PNG ou JPEG, 10\u202fMo au plus.',
  documents: {
    rib: {
      name: 'RIB',
      meaning: "Relevé d'identité bancaire de ce compte, pour vérifier qu'il est à votre nom.",
      missing: "La photo du RIB n'a pas été fournie.",
    },
    kbis: {
      name: 'KBIS',
      meaning: "Extrait Kbis, pour vérifier que votre entreprise est bien celle qui s'abonne.",
      missing: "La photo du KBIS n'a pas été fournie.",
    },
    idFront: {
      name: "Carte d'identité recto",
      meaning: 'Le côté de la photo\u202f: cette offre est réservée aux particuliers.',
      missing: "La photo recto de la carte d'identité n'a pas été fournie.",
    },
    idBack: {
      name: "Carte d'identité verso",
      meaning: "L'autre côté de la carte.",
      missing: "La photo verso de la carte d'identité n'a pas été fournie.",
    },
  } satisfies Record<PurchaseDocument, DocumentWords>,
};

export type Words = typeof words;
