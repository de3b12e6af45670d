import type { Words } from './upload.words.fr';

export const words: Words = {
  choose: '[Choose a file] [or drop it here]',
  replace: (name, label) => `Replace [the file ${name} (${label})]`,
  remove: (name, label) => `Remove [the file ${name} (${label})]`,
  takePhoto: (label) => `Take a photo[: ${label}]`,
  open: (name) => `Preview [of ${name}] [(new tab)]`,
  thumbnail: (label, name) => `${label}: preview of ${name}`,
  failures: {
    'upload/wrong-kind': () => 'This type of file is not accepted. Choose a PDF, PNG or JPEG file.',
    'upload/empty': () => 'This file is empty. Choose another one.',
    'upload/too-large': () =>
      'This file is larger than 10 MB. Choose a smaller file, for example a photo with less detail.',
    'upload/not-what-it-says': () =>
      'The content of this file does not match its name. Choose the original document, as PDF, PNG or JPEG.',
    'upload/incomplete': () =>
      'This file is incomplete: its copy or download stopped before the end. Download the document again, or take a photo of it.',
    'upload/locked': () =>
      'This PDF is protected by a password: nobody could open it here. Choose a PDF without a password, or a photo of the document.',
    'upload/unchecked': () =>
      'The protection of this file cannot be read. Check your connection, then choose it again.',
    'upload/heic': () =>
      'This photo is in the HEIC format, which this browser cannot read. On your phone, tap “Take a photo” or choose “Most Compatible” in Settings, Camera, Formats; on a Mac, export the photo as JPEG.',
    'upload/unreadable': () =>
      'This file cannot be read. Check that it is still in its place, then choose it again.',
  },
};
