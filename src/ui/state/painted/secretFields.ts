/** The fields whose content is stored nowhere. */
export const secretFields = ':is([type=password], [type=file], [data-secret])';
