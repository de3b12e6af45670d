/** « Carénage → Prado », for the direction of a trip that the server writes « Carénage - Prado ». */
export function shownRoute(direction: string): string {
  return direction.replace(/\s+-\s+/, ' → ');
}
