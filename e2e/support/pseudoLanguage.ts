import type { Page } from '@playwright/test';

/**
 * Translates the painted page into a machine-made language: letters with marks above and below, words longer
 * by 40 %. Amounts, dates, references, plates, addresses of mails and abbreviations (« lun. ») stay. The page
 * must not be used afterwards: React would restore its own texts. `rtl`: the direction of Arabic and Hebrew.
 */
export async function speakPseudoLanguage(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((dir) => {
    const marked: Readonly<Record<string, string>> = {
      ...{ a: 'å', c: 'ç', d: 'ð', e: 'ê', g: 'ĝ', h: 'ĥ', i: 'ï', j: 'ĵ', k: 'ķ', l: 'ļ', n: 'ñ' },
      ...{ o: 'ö', r: 'ŗ', s: 'š', t: 'ţ', u: 'ü', w: 'ŵ', y: 'ý', z: 'ž', A: 'Å', C: 'Ç', E: 'Ê' },
      ...{ I: 'Ï', L: 'Ļ', N: 'Ñ', O: 'Ö', P: 'Þ', R: 'Ŗ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ' },
    };
    const marks = (word: string): string =>
      word.replace(/[a-z]/gi, (letter) => marked[letter] ?? letter);
    /** Repeats vowels from the start of the word, or its last letters. */
    const lengthen = (word: string): string => {
      const wanted = Math.ceil(word.length * 1.4);
      let missing = wanted - word.length;
      const longer = word.replace(/[aeiouy]/gi, (vowel) => {
        if (missing === 0) return vowel;
        missing -= 1;
        return vowel + vowel.toLowerCase();
      });
      return longer + word.slice(-1).toLowerCase().repeat(missing);
    };
    const translate = (text: string): string =>
      text.replace(/\S+/g, (token) =>
        /[\d@/]|\w\.\w|^\p{L}{1,5}\.$/u.test(token)
          ? token
          : token.replace(/\p{L}{3,}/gu, (word) => marks(lengthen(word))),
      );
    document.documentElement.dir = dir;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.parentElement?.closest('script, style, textarea, [data-pseudo]')) continue;
      node.nodeValue = translate(node.nodeValue ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) {
      field.placeholder = translate(field.placeholder);
    }
    document.body.dataset['pseudo'] = '';
  }, direction);
}
