import { cmsHtml } from '../../src/domain/cmsHtml';
import type { CmsPage } from '../../src/domain/cmsPage';
import type { FaqItem } from '../../src/domain/faq';
import { instant } from '../../src/domain/instant';
import type { Job } from '../../src/domain/job';
import type { MenuItem } from '../../src/domain/menu';
import type { Post } from '../../src/domain/post';
import type { PublicDocument } from '../../src/domain/publicDocument';
import type { PublicSite } from '../../src/domain/publicSite';
import { today } from './fakePorts';

/** An entry of the header, at the top, for everyone. */
export function aMenuItem(part: Partial<MenuItem> = {}): MenuItem {
  return {
    id: 1,
    title: 'Circuler',
    link: 'circuler',
    parentId: null,
    isPrivate: false,
    isFooter: false,
    isShown: true,
    isCustomPage: false,
    ...part,
  };
}

export function aCmsPage(part: Partial<CmsPage> = {}): CmsPage {
  return {
    title: 'Circuler dans les tunnels',
    seoTitle: null,
    content: cmsHtml('<p>Deux tunnels relient le port et l’A50.</p>'),
    link: 'circuler',
    ...part,
  };
}

/** Created on the day of the story, dated by its creation. */
export function aPost(part: Partial<Post> = {}): Post {
  return {
    slug: 'fermetures-de-nuit',
    title: 'Fermetures de nuit',
    image: null,
    summary: 'Quatre nuits en décembre.',
    content: cmsHtml('<p>De 22 h à 5 h.</p>'),
    category: { name: 'Travaux', colour: '#b45309' },
    datedAt: today,
    createdAt: today,
    ...part,
  };
}

export function aDocument(part: Partial<PublicDocument> = {}): PublicDocument {
  return {
    id: 500,
    title: 'Rapport annuel',
    body: null,
    fileLink: '/documents/rapport.pdf',
    createdAt: today,
    isDateShown: true,
    isPublished: true,
    category: null,
    ...part,
  };
}

/** Noon in Greenwich on a day of that year. */
export function inYear(year: number): Pick<PublicDocument, 'createdAt'> {
  return { createdAt: instant(Date.UTC(year, 5, 15, 12) / 1000) };
}

export function aQuestion(part: Partial<FaqItem> = {}): FaqItem {
  return {
    id: 701,
    anchor: 'prix',
    category: 'circuler',
    question: 'Combien coûte un passage ?',
    answer: cmsHtml('<p>3,20 € entre le Vieux-Port et l’A50.</p>'),
    ...part,
  };
}

export function aJob(part: Partial<Job> = {}): Job {
  return {
    id: 801,
    title: 'Opérateur de salle de contrôle (F/H)',
    fileLink: '/documents/poste-operateur.pdf',
    isFilled: false,
    ...part,
  };
}

/** Nothing is published but what is given. */
export function aPublicSite(part: Partial<PublicSite> = {}): PublicSite {
  return {
    menu: [],
    pages: [],
    posts: [],
    tariffs: [],
    unreadableTariffs: 0,
    slides: [],
    faq: [],
    alerts: [],
    jobs: [],
    documents: {
      agenda: [],
      reports: [],
      statements: [],
      assembly: [],
      publicOffer: [],
      marketTransfer: [],
    },
    ...part,
  };
}
