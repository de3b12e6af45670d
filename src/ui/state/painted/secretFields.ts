/** The fields whose content is stored nowhere. */
export const secretFields = '[type=password],[type=file],[data-secret]';
