import type {
  Alert as WireAlert,
  DocumentItem,
  FaqItem as WireFaqItem,
  Job as WireJob,
  MenuItem as WireMenuItem,
  Page,
  Slide as WireSlide,
} from '../../../../generated/api';
import type { TypeOf } from 'io-ts';
import type { PublicData } from '../../../../generated/codecs';
import type { Alert } from '../../../domain/publicSite/alert';
import { cmsHtml, type CmsHtml } from '../../../domain/publicSite/cmsHtml';
import type { CmsPage } from '../../../domain/publicSite/cmsPage';
import { faqCategories, type FaqItem } from '../../../domain/publicSite/faq';
import { instant } from '../../../domain/basis/instant';
import type { Job } from '../../../domain/publicSite/job';
import type { MenuItem } from '../../../domain/publicSite/menu';
import { withOwnSlugs } from '../../../domain/publicSite/post';
import type { PublicDocument } from '../../../domain/publicSite/publicDocument';
import type { PublicSite } from '../../../domain/publicSite/publicSite';
import type { Slide } from '../../../domain/publicSite/slide';
import { isReadable, listUnlessUnreadable, readableItems, toPartialList } from '../core/readable';
import { toPost } from './toPost';
import { toTariff } from '../ordering/toTariff';

export function toPublicSite(data: TypeOf<typeof PublicData>): PublicSite {
  const tariffs = toPartialList(data.subscription, toTariff);
  const posts = listUnlessUnreadable(data.posts, toPost);
  const alerts = toPartialList(data.alerts, toAlert);
  return {
    menu: readableItems(data.menu).map(toMenuItem),
    pages: readableItems(data.pages).map(toPage),
    posts: posts && withOwnSlugs(posts.flat()),
    tariffs: isReadable(data.subscription) ? tariffs.items : null,
    unreadableTariffs: tariffs.unreadable,
    slides: readableItems(data.sliders).map(toSlide),
    faq: listUnlessUnreadable(data.FAQ, toFaqItem)?.flat() ?? null,
    alerts: alerts.items,
    unreadableAlerts: alerts.unreadable,
    jobs: listUnlessUnreadable(data.jobs, toJob),
    documents: {
      agenda: listUnlessUnreadable(data.financialAgenda, toDocument),
      reports: listUnlessUnreadable(data.reports, toDocument),
      statements: listUnlessUnreadable(data.statements, toDocument),
      assembly: listUnlessUnreadable(data.generalAssembly, toDocument),
      publicOffer: listUnlessUnreadable(data.publicOffer, toDocument),
      marketTransfer: listUnlessUnreadable(data.marketTransfer, toDocument),
    },
  };
}

function toMenuItem({ parentID, customPageBool, ...item }: WireMenuItem): MenuItem {
  return { ...item, parentId: parentID, isCustomPage: customPageBool };
}

function toPage({ title, seoTitle, content, menulink }: Page): CmsPage {
  return { title, seoTitle: seoTitle ?? null, content: cmsHtml(content), link: menulink.link };
}

function toSlide({ position, image, title, subtitle, description }: WireSlide): Slide {
  return {
    position,
    image,
    title,
    subtitle: subtitle ?? null,
    description: description ?? null,
  };
}

/** null for a category for which the page has no tab (P2.7). */
function toFaqItem({ id, identifier, category, title, body }: WireFaqItem): readonly FaqItem[] {
  const known = faqCategories.find((name) => name === category.trim().toLowerCase());
  return known === undefined
    ? []
    : [
        {
          id,
          anchor: identifier ?? String(id),
          category: known,
          question: title,
          answer: cmsHtml(body),
        },
      ];
}

function toAlert({ title, body, type, startDate, endDate }: WireAlert): Alert {
  return {
    title,
    body: toHtml(body),
    type,
    startsAt: instant(startDate.timestamp),
    endsAt: instant(endDate.timestamp),
  };
}

function toJob({ id, title, fileLink, isProvided }: WireJob): Job {
  return { id, title, fileLink: fileLink ?? null, isFilled: isProvided };
}

function toDocument(item: DocumentItem): PublicDocument {
  return {
    id: item.id,
    title: item.title,
    body: toHtml(item.body),
    fileLink: item.fileLink ?? null,
    datedAt: item.isDateSet && item.creationDate ? instant(item.creationDate.timestamp) : null,
    isDateShown: item.isDateShown,
    isPublished: item.isPublished,
    category: item.category ?? null,
  };
}

function toHtml(body: string | null | undefined): CmsHtml | null {
  return typeof body === 'string' && body.trim() !== '' ? cmsHtml(body) : null;
}
