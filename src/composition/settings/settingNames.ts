/**
 * The settings of `config.json`, each with the variable that is its default. `siteAddress` has no variable:
 * SITE_ADDRESS is only its internal name.
 */
export const settingNames = {
  stage: 'VITE_STAGE',
  apiOrigin: 'VITE_API_ORIGIN',
  apiTimeoutMs: 'VITE_API_TIMEOUT_MS',
  paymentMode: 'VITE_PAYMENT_MODE',
  paymentUrl: 'VITE_PAYMENT_URL',
  paymentTerminal: 'VITE_PAYMENT_TERMINAL',
  paymentCompany: 'VITE_PAYMENT_COMPANY',
  paymentSigner: 'VITE_PAYMENT_SIGNER',
  signatureHost: 'VITE_SIGNATURE_HOST',
  audienceUrl: 'VITE_AUDIENCE_URL',
  audienceSite: 'VITE_AUDIENCE_SITE',
  telemetryUrl: 'VITE_TELEMETRY_URL',
  telemetryShare: 'VITE_TELEMETRY_SHARE',
  /** The last three are read by the host only (`npm run kit`). */
  formOrigins: 'FORM_ORIGINS',
  mediaOrigins: 'MEDIA_ORIGINS',
  siteAddress: 'SITE_ADDRESS',
} as const;

export type SettingName = keyof typeof settingNames;

/**
 * What decides where money goes. Real and test values are never mixed: if `config.json` has one of these, the
 * build's values of all of them are ignored. The stage of the build counts until `config.json` names another.
 */
export const moneySettings: readonly SettingName[] = [
  'paymentMode',
  'paymentUrl',
  'paymentTerminal',
  'paymentCompany',
  'paymentSigner',
  'signatureHost',
];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingNames, name);
}
