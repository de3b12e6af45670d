import type { PurchaseDocument } from '../../../domain/purchase/purchaseDocuments';
import type { UploadError } from '../../../domain/basis/upload';
import { uploadMessages } from '../../forms/file/uploadMessages';
import type { ErrorMessages } from '../../messages/messageFor';

interface DocumentWords {
  /** Accessible name of the field. */
  readonly name: string;
  /** Purpose. */
  readonly meaning: string;
  /** The first is quoted (P5.8). */
  readonly messages: ErrorMessages<UploadError>;
}

export const documentWords: Readonly<Record<PurchaseDocument, DocumentWords>> = {
  rib: {
    name: 'RIB',
    meaning: "Relevé d'identité bancaire de l'IBAN, pour vérifier que le compte est le vôtre.",
    messages: uploadMessages("La photo du RIB n'a pas été fournie."),
  },
  kbis: {
    name: 'KBIS',
    meaning: "Extrait Kbis, pour vérifier que votre entreprise est bien celle qui s'abonne.",
    messages: uploadMessages("La photo du KBIS n'a pas été fournie."),
  },
  idFront: {
    name: "Carte d'identité recto",
    meaning: 'Le côté de la photo\u202f: cette offre est réservée aux particuliers.',
    messages: uploadMessages("La photo recto de la carte d'identité n'a pas été fournie."),
  },
  idBack: {
    name: "Carte d'identité verso",
    meaning: "L'autre côté de la carte.",
    messages: uploadMessages("La photo verso de la carte d'identité n'a pas été fournie."),
  },
};
