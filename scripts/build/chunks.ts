/**
 * The groups for the code splitting of Rolldown. Each page and each lazy part has a chunk of its own; what
 * many of them share comes together, since a request costs a slow phone as much as 15 kB.
 */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 12 },
  { name: 'member', test: /src\/ui\/(area|member|app\/MemberEntry)/, minShareCount: 2 },
];
