import type { Words } from './words.fr';

export const words: Words = {
  trail: 'Breadcrumb',
  home: 'Home',
  pagesOf: (title) => `In ${title}`,
};
