import type { Words } from '../../fr/content/cms';
import { operatorText } from '../operatorText';

export const words: Words = {
  table: 'Table',
  file: (label, type, title) =>
    `${label}${type === null ? '' : ` (${type})`}[: ${operatorText(title)}]`,
};
