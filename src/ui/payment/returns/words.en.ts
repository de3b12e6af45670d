import type { Words } from './words.fr';

export const words: Words = {
  unproven: 'If you have just paid, do not pay a second time: contact our teams first.',
  backHome: 'Back to the home page',

  done: {
    order: 'Your order is paid.',
    cnp: 'Your notice is paid.',
    invoice: 'We have recorded your payment.',
    mobile: 'We have recorded your payment.',
  },
  freeOrderDone: 'Your order is confirmed.',
  steps: {
    notice: { title: 'The notice is paid', text: 'You owe nothing more for this trip.' },
    proof: {
      title: 'The proof of payment',
      text: 'If you asked for it, you receive it by email.',
    },
    application: {
      title: 'Go back to the app',
      text: 'You can close this page.',
    },
  },
  payAnother: 'Pay another notice',
  sign: 'Sign my contract',
  createAccess: 'Create my access',
  account: 'My account',

  refusal: 'Your payment was not accepted.',
  payOnline: 'Pay online',
  backToOrder: 'Back to my order',
  retryInApplication: 'To try again, start the payment from the app.',

  plate: {
    title: 'Next time',
    offer: (plate) =>
      `Keep the number plate [${plate}] on this device: we will suggest it on “Pay online”. It stays in this browser. Do not do this on a shared computer.`,
    kept: (plate) =>
      `The number plate [${plate}] is kept on this device: we suggest it on “Pay online”.`,
    forgotten: 'No number plates are kept on this device any more.',
    keep: 'Keep my number plate',
    forget: 'Delete my number plates',
  },
};
