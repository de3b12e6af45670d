/**
 * A fictitious French IBAN with a valid national key and valid check digits, for an account number
 * of 1 to 11 digits.
 */
export function generateIban(account: number): string {
  const bank = '30006';
  const branch = '00001';
  const number = String(account).padStart(11, '0');
  // The national key (clé RIB) and the ISO 13616 check digits, both modulo 97.
  const key = 97 - Number((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(number)) % 97n);
  const national = `${bank}${branch}${number}${String(key).padStart(2, '0')}`;
  const check = 98n - (BigInt(`${national}${lettersFR}00`) % 97n);
  return `FR${String(check).padStart(2, '0')}${national}`;
}

const lettersFR = '1527';
