import { describe, expect, it } from 'vitest';
import { toPost } from '../../../../src/adapters/http/publicSite/toPost';
import { toPublicSite } from '../../../../src/adapters/http/publicSite/toPublicSite';
import { emptyPublicData } from '../../../support/publicSite/emptyPublicData';
import { aPublicSite } from '../../../support/publicSite/publicSite';

const created = { timestamp: 1 };

describe('optional parts', () => {
  it('without any published item, the lists are empty', () => {
    expect(toPublicSite(emptyPublicData)).toEqual(aPublicSite());
  });

  it('absent, null and blank parts are null', () => {
    const site = toPublicSite({
      ...emptyPublicData,
      pages: [{ title: 'a', content: '', menulink: { link: 'a' } }],
      sliders: [{ position: 0, image: '/a.png', title: 'a' }],
      FAQ: [{ id: 7, category: 'circuler', title: 'a', body: '' }],
      alerts: [{ title: 'a', body: ' ', type: '', startDate: created, endDate: created }],
      jobs: [{ id: 1, title: 'a', isProvided: false }],
      reports: [
        {
          id: 1,
          title: 'a',
          body: '',
          creationDate: created,
          isDateSet: false,
          isDateShown: true,
          isPublished: true,
        },
      ],
    });
    expect(site.pages[0]?.seoTitle).toBeNull();
    expect(site.slides[0]).toMatchObject({ subtitle: null, description: null });
    expect(site.faq?.[0]?.anchor).toBe('7');
    expect(site.alerts[0]?.body).toBeNull();
    expect(site.jobs?.[0]?.fileLink).toBeNull();
    expect(site.documents.reports?.[0]).toMatchObject({
      body: null,
      fileLink: null,
      datedAt: null,
      category: null,
    });
  });

  it('P3.13 a post without optional parts', () => {
    expect(toPost({ title: 'a', slug: 'a', creationDate: created })).toMatchObject([
      { image: null, summary: null, content: null, category: null, datedAt: 1 },
    ]);
  });

  it.each([
    [{ creationDate: created, postDate: { timestamp: 2 } }, [{ datedAt: 2, createdAt: 1 }]],
    [{ creationDate: null, postDate: { timestamp: 2 } }, [{ datedAt: 2, createdAt: 2 }]],
    [{ postDate: null }, []],
  ])('P3.13 a post with the dates %j', (dates, expected) => {
    const posts = toPost({ title: 'a', slug: 'a', ...dates });
    expect(posts.map(({ datedAt, createdAt }) => ({ datedAt, createdAt }))).toEqual(expected);
  });

  it.each([
    ['#0E648b', '#0E648b'],
    ['red', null],
    ['url(https://evil.example)', null],
    ['#fff;x:y', null],
  ])('P3.13 the colour %s is %s', (color, colour) => {
    const [post] = toPost({
      title: 'a',
      slug: 'a',
      creationDate: created,
      category: { name: 'Travaux', color },
    });
    expect(post?.category).toEqual({ name: 'Travaux', colour });
  });
});
