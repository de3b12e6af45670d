/** Octets that a mail server has to take (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const longest = 254;

/** Whether a mail can be sent there, as far as the address tells; the contract leaves its length open. */
export function isMailable(email: string): boolean {
  return Buffer.byteLength(email) <= longest && /^[^@\s]+@[^@\s]+$/.test(email);
}
