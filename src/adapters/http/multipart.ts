/** How openapi-fetch is told to send a body with files. The browser writes the header, with the boundary that only it knows; a file goes with its name. */
export const multipart = {
  bodySerializer: (fields: Readonly<Record<string, string | Blob>>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  },
} as const;
