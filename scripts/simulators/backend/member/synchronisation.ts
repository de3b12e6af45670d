/**
 * How long the operator's other systems need to take a save over, in seconds: meanwhile what was saved cannot be edited
 * again (M4.3).
 */
export const syncSeconds = 2 * 60;
