/** The HTML of a page with apostrophes unescaped and white space collapsed. */
export async function readable(page: Response): Promise<string> {
  return (await page.text()).replaceAll('&#39;', "'").replaceAll(/\s+/g, ' ');
}
