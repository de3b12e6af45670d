import type { Words } from './words.fr';
import { operatorText } from '../words/operatorText.en';

export const words: Words = {
  table: 'Table',
  contents: 'Contents',
  file: (label, type, title) =>
    `${label}${type === null ? '' : ` (${type})`}[: ${operatorText(title)}]`,
};
