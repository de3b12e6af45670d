import type { Words } from './words.fr';

export const words: Words = {
  announced: 'The signature was reported to us.',
  notSigned: 'Not signed yet? [Go back to the signature].',
  notCompleted: 'The signature was not completed. You can sign your contract now.',
  paid: 'This order is paid. Your contract is still to be signed. If you have already signed it, there is nothing else to do.',
  payFirst:
    'Already signed, or do you want to sign later? [Go to the payment]. You can still sign afterwards.',
  withoutIban:
    'This order has no IBAN, so its contract cannot be prepared online. Our customer service completes it with you.',
  order: (reference) => `Your order: [${reference}]`,
  keepReference: 'Keep this reference and the address of this page to come back to your order.',

  generate: 'Prepare my contract',
  generating: 'Preparing…',
  sign: 'Sign my contract',
  status: {
    generating: 'We are preparing your contract…',
    ready: 'Your contract is ready. Read it, then sign it online.',
  },
  slow: 'This usually takes a few seconds, and longer if your documents are large. Keep this page open.',

  documentsAgain:
    'Your order is placed. To prepare your contract, attach your documents again: they are never saved on your device.',
  ibanOfOrder: 'IBAN of your order:',
  keptHere:
    'Your order and your documents are kept on this page. Try again with the same documents, or replace one of them.',
  previousLink: 'The previous link may still be valid.',

  preview: 'Preview of the contract',
  previewKind: 'PDF, new tab',
  howToSign:
    'You sign on the site of our electronic signature service, which brings you back here.',
  linkExpires:
    'The link for the signature is valid for a few minutes only. If it no longer works, ask for another one.',
  newLink: 'Get a new link',
};
