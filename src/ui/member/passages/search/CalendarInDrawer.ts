import { createContext } from 'react';

/**
 * Tells the drawer of the filters whether the calendar is open: Mantine's drawer sees Escape before the
 * calendar does, and would close too. Outside the drawer it does nothing.
 */
export const CalendarInDrawer = createContext<(isOpen: boolean) => void>(() => undefined);
