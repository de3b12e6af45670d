import type { UploadError } from '../../../domain/document/upload';
import type { ErrorMessages } from '../../messages/messageFor';

/** A document that a visitor hands in. `label` is the label of its field, `name` the name of the file. */
export const words = {
  /** The button, then what only a mouse can do. */
  choose: '[Choisir un fichier] [ou le déposer ici]',
  /** A camera gives all photos the same file name: the label is said with it. */
  replace: (name: string, label: string): string => `Remplacer [le fichier ${name} (${label})]`,
  remove: (name: string, label: string): string => `Retirer [le fichier ${name} (${label})]`,
  takePhoto: (label: string): string => `Prendre une photo[\u202f: ${label}]`,
  /** The name is hidden, the new tab is in small letters. */
  open: (name: string): string => `Aperçu [de ${name}] [(nouvel onglet)]`,
  thumbnail: (label: string, name: string): string => `${label}\u202f: aperçu de ${name}`,
  /** Why it cannot be handed in, and what to do; the field says itself that it is missing. */
  failures: {
    'upload/wrong-kind': () =>
      "Ce fichier n'est pas dans un format accepté. Choisissez un fichier PDF, PNG ou JPEG.",
    'upload/empty': () => 'Ce fichier est vide. Choisissez-en un autre.',
    'upload/too-large': () =>
      'Ce fichier dépasse 10\u202fMo. Choisissez un fichier plus léger, par exemple une photo moins précise.',
    'upload/not-what-it-says': () =>
      "Le contenu de ce fichier ne correspond pas à son nom. Choisissez le document d'origine, en PDF, PNG ou JPEG.",
    'upload/incomplete': () =>
      "Ce fichier est incomplet\u202f: sa copie ou son téléchargement s'est arrêté avant la fin. Téléchargez le document à nouveau, ou prenez-le en photo.",
    'upload/locked': () =>
      "Ce PDF est protégé par un mot de passe\u202f: personne ne pourrait l'ouvrir ici. Choisissez un PDF sans mot de passe, ou une photo du document.",
    'upload/unchecked': () =>
      'La protection de ce fichier ne peut pas être lue. Vérifiez votre connexion, puis choisissez-le à nouveau.',
    'upload/heic': () =>
      'Ce navigateur ne sait pas lire les photos HEIC. Sur votre téléphone, touchez «\u202fPrendre une photo\u202f» ou choisissez «\u202fLe plus compatible\u202f» dans Réglages, Appareil photo, Formats\u202f; sur un Mac, exportez la photo en JPEG.',
    'upload/unreadable': () =>
      "Ce fichier ne peut pas être lu. Vérifiez qu'il est toujours à sa place, puis choisissez-le à nouveau.",
  } satisfies Omit<ErrorMessages<UploadError>, 'upload/missing'>,
};

export type Words = typeof words;
