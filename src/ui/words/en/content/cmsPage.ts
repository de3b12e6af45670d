import type { Words } from '../../fr/content/cmsPage';

export const words: Words = {
  trail: 'Breadcrumb',
  home: 'Home',
  pagesOf: (title) => `In ${title}`,
};
