export { formatLongDate } from '../../../domain/basis/formatLongDate';
