import type { Alert } from '../../../src/domain/publicSite/alert';
import { cmsHtml } from '../../../src/domain/publicSite/cmsHtml';
import type { CmsPage } from '../../../src/domain/publicSite/cmsPage';
import type { FaqItem } from '../../../src/domain/publicSite/faq';
import { instant } from '../../../src/domain/basis/instant';
import type { Job } from '../../../src/domain/publicSite/job';
import type { MenuItem } from '../../../src/domain/publicSite/menu';
import type { Post } from '../../../src/domain/publicSite/post';
import type { PublicDocument } from '../../../src/domain/publicSite/publicDocument';
import type { PublicSite } from '../../../src/domain/publicSite/publicSite';
import { today } from '../store/fakePorts';

/** A top-level entry of the header, visible to everyone. */
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

/** A post created today (see fakePorts.ts). */
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
    datedAt: today,
    isDateShown: true,
    isPublished: true,
    category: null,
    ...part,
  };
}

/** Created in June of that year. */
export function inYear(year: number): Pick<PublicDocument, 'datedAt'> {
  return { datedAt: instant(Date.UTC(year, 5, 15, 12) / 1000) };
}

/** Works at the date of the contract's examples, for one day. */
export function anAlert(part: Partial<Alert> = {}): Alert {
  return {
    title: 'Travaux au Prado',
    body: null,
    type: 'travaux',
    startsAt: today,
    endsAt: instant(today + 86_400),
    ...part,
  };
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

/** A public site with nothing published, except `part`. */
export function aPublicSite(part: Partial<PublicSite> = {}): PublicSite {
  return {
    menu: [],
    pages: [],
    posts: [],
    tariffs: [],
    unreadableTariffs: 0,
    unreadableAlerts: 0,
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
