import type { ReactElement } from 'react';
import { parsePicture } from '../../../domain/basis/siteAddress';
import type { Post } from '../../../domain/publicSite/post';
import { ownAddress } from '../../cms/ownAddress';
import { sceneFor } from '../../design/scenes/sceneFor';

type Pictured = Pick<Post, 'image' | 'slug' | 'category'>;

/** The address of the picture of a post; without one, that of the scene of its category. */
export function pictureOf({ image, slug, category }: Pictured): string {
  const source = image === null ? null : parsePicture(ownAddress(image));
  return source ?? sceneFor(category?.name ?? slug);
}

/** The picture of a post, with reserved space. Decorative beside the title. */
export function PostPicture({ post }: { readonly post: Pictured }): ReactElement {
  return (
    <img
      className="tp-screen"
      src={pictureOf(post)}
      alt=""
      width="640"
      height="240"
      loading="lazy"
      decoding="async"
    />
  );
}
