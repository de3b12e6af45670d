import type { Words } from '../../fr/shell/siteTitle';

export const words: Words = {
  title: (name) => `${name} – traffic, tolls and payment`,
};
