/** The fields whose content is stored nowhere. */
export const secretFields = '[type=password],[type=file],[data-secret]';

/** Whether the page has a secret that would have to be entered again after it is left. */
export function hasSecrets(): boolean {
  const secrets = document.querySelectorAll<HTMLInputElement>(secretFields);
  return [...secrets].some(({ value }) => value !== '');
}
