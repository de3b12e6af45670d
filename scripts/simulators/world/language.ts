/** The languages of the operator's mails. */
export type Language = 'fr' | 'en';

/** A text in each language. */
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>;
