const accepted: readonly string[] = ['paiement', 'payetest'];

/** Whether the bank accepted the payment; in test mode it answers `payetest` (P4.35). */
export function isAcceptedReturn(returnCode: string): boolean {
  return accepted.includes(returnCode);
}
