/** The language of this folder. */
export { french as language } from '../navigation/languages';
