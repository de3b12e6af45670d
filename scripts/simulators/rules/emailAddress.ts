/** Octets that a mail server must accept (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const longest = 254;

/** Whether the address looks valid for sending a mail; the contract does not limit its length. */
export function isMailable(email: string): boolean {
  return Buffer.byteLength(email) <= longest && /^[^@\s]+@[^@\s]+$/.test(email);
}
