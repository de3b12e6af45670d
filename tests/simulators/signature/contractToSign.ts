import type { SignatureContract } from '../../../scripts/simulators/signature/openSignature.ts';

export const success = 'http://127.0.0.1:5173/achat/42/signe';
export const failure = 'http://127.0.0.1:5173/achat/42';

export const contract: SignatureContract = {
  email: 'camille.durand@example.fr',
  civility: 'MME',
  firstname: 'CAMILLE',
  lastname: 'DURAND',
  address_1: '12 RUE DE LA REPUBLIQUE',
  address_2: '',
  zip: '13002',
  city: 'MARSEILLE',
  cell_phone: '0639980112',
  country: 'FR',
  iban: 'FR1420041010050500013M02606',
  type: 'p',
  subscription: '04',
};

/** The fragment of a signature link. */
export function fragmentOf(
  id: number,
  token: string,
  { refback = success, errorback = failure, c_id = id } = {},
): string {
  const [to, back, sealed] = [refback, errorback, token].map(encodeURIComponent);
  return `#/contract/${id}/sign;c_id=${c_id};no_ui=true;refback=${to};errorback=${back};j_token=${sealed}`;
}
