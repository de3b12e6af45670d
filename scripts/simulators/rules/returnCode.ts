const accepted: readonly string[] = ['paiement', 'payetest'];

/** Whether the bank says that it was paid; `payetest` is how it says so in test mode (P4.35). */
export function isAcceptedReturn(returnCode: string): boolean {
  return accepted.includes(returnCode);
}
