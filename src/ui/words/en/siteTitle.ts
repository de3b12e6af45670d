import type { Words } from '../fr/siteTitle';

export const words: Words = {
  title: (name) => `${name} – traffic, tolls and payment`,
};
