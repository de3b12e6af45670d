import type { Words } from './offlinePage.words.fr';

export const words: Words = {
  title: (name) => `No connection – ${name}`,
  heading: 'You are offline',
  lead: 'The page could not be loaded: your device is not connected to the internet, or our site does not answer.',
  again: 'Try again',
  traffic: 'Last known traffic',
  noTraffic: 'No traffic has been shown on this device yet.',
  signs: 'The signs at the entrance of the tunnels come first.',
  works: 'What still works',
  phone: 'The phone',
  tabs: 'Your other tabs',
  tabsWork: 'Pages that are already open can still be read.',
};
