export { formatFileSize } from '../../../domain/basis/formatFileSize';
