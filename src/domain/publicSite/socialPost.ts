/** Pictures of the social feed on the home page (P9.14). */
export const SOCIAL_POSTS_SHOWN = 6;

/**
 * One picture of the social feed and the link to its post (P3.14). Both are web addresses, or paths of this
 * site.
 */
export interface SocialPost {
  readonly image: string;
  readonly link: string;
}
