/** How openapi-fetch is told to send a body as an HTML form does. Without the header it says JSON. */
export const formEncoded = {
  bodySerializer: (fields: Readonly<Record<string, string>>): URLSearchParams =>
    new URLSearchParams(fields),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
} as const;
