/** A French IBAN with a right national key and right check digits, for an account (1 to 11 digits) that nobody has. */
export function madeUpIban(account: number): string {
  const bank = '30006';
  const branch = '00001';
  const number = String(account).padStart(11, '0');
  // The national key (clé RIB) and ISO 13616, both modulo 97.
  const key = 97 - Number((89n * BigInt(bank) + 15n * BigInt(branch) + 3n * BigInt(number)) % 97n);
  const national = `${bank}${branch}${number}${String(key).padStart(2, '0')}`;
  const check = 98n - (BigInt(`${national}${lettersFR}00`) % 97n);
  return `FR${String(check).padStart(2, '0')}${national}`;
}

const lettersFR = '1527';
