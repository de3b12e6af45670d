import type { Words } from '../fr/cmsPage';

export const words: Words = {
  trail: 'Breadcrumb',
  home: 'Home',
  pagesOf: (title) => `In ${title}`,
};
