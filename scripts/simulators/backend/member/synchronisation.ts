/**
 * How long the operator's other systems take to import a save, in seconds. Until then what was
 * saved cannot be edited again (M4.3).
 */
export const syncSeconds = 2 * 60;
