import type { Words } from '../../fr/purchase/contract';

export const words: Words = {
  signed: 'Your contract is signed.',
  notSigned: 'Not signed yet? [Go back to the signature].',
  paid: 'This order is paid.',
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

  signedBefore:
    'Your order is placed. If you have already signed your contract, [go to the payment].',
  documentsAgain:
    'If not, prepare it here. Your documents are never saved on your device: attach them again.',
  ibanOfOrder: 'IBAN of your order:',
  keptHere:
    'Your order and your documents are kept on this page. Try again with the same documents, or replace one of them.',
  previousLink: 'The previous link may still be valid.',

  preview: 'Preview of the contract',
  previewKind: 'PDF, new tab',
  howToSign:
    'You sign on the site of our electronic signature service. When the contract is signed, you come back here to pay for your order.',
  linkExpires:
    'The link for the signature is valid for a few minutes only. If it no longer works, ask for another one.',
  newLink: 'Get a new link',
};
