/** The HTML of a page as its reader sees the text: apostrophes as such, white space made plain. */
export async function readable(page: Response): Promise<string> {
  return (await page.text()).replaceAll('&#39;', "'").replaceAll(/\s+/g, ' ');
}
