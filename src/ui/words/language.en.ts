/** The language of this folder. */
export { english as language } from '../navigation/languages';
