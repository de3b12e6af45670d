/** The variables of a build with live payments. */
export const liveBuild = {
  VITE_PAYMENT_MODE: 'live',
  VITE_PAYMENT_URL: 'https://bank.example/paiement.cgi',
  VITE_PAYMENT_TERMINAL: '7654321',
  VITE_PAYMENT_COMPANY: 'tunnels',
  VITE_SIGNATURE_HOST: 'https://signature.example',
};
