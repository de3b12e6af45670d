/** What a page of content does not need: the code of forms and of the subscriber area. */
const notOfContent = /mantine\/form|src\/ui\/(forms|member|area|payment)(?!.*words)/;

/**
 * The groups for the code splitting of Rolldown. Each page and each lazy part has a chunk of its own; what
 * many of them share comes together, since each file costs a slow phone a request.
 */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const] },
  { name: 'cms', test: /dompurify|src\/ui\/cms\/(?!ownAddress)/, minShareCount: 2 },
  { name: 'shared', test: (id: string): boolean => !notOfContent.test(id), minShareCount: 6 },
  { name: 'scenes', test: /design\/scenes/, minShareCount: 2 },
  { name: 'member', test: /src\/ui\/(area\/[A-BD-Z]|member|app\/MemberEntry)/, minShareCount: 2 },
  { name: 'forms', minShareCount: 6 },
];
