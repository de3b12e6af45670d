import { Box, Tabs, TextInput } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useState, type ReactElement } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { words } from './words.fr';
import { searchIcon } from '../../../../generated/icons';
import { foldWords } from '../../../domain/basis/foldLetters';
import { faqCategories, type FaqCategory, type FaqItem } from '../../../domain/publicSite/faq';
import { Icon } from '../../design/icon/Icon';
import content from '../../design/page/Content.module.css';
import { FaqHits } from './FaqHits';
import { FaqQuestion } from './FaqQuestion';

const TAB_PARAMETER = 'onglet';
const SEARCH_PARAMETER = 'recherche';

/**
 * Two tabs and a search over both. The tab, and on blur the search, are in the address; a hash opens its
 * question and ends the search.
 */
export function FaqBrowser({ faq }: { readonly faq: readonly FaqItem[] }): ReactElement {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const arrival = useNavigationType();
  const linked = useLinkedQuestion(faq);
  const [query, setQuery] = useState(() => (linked ? '' : (address.get(SEARCH_PARAMETER) ?? '')));
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    // Back, or a link to another search or question; this page itself replaces the address only.
    setShownKey(key);
    if (linked) setQuery('');
    else if (arrival !== NavigationType.Replace) setQuery(address.get(SEARCH_PARAMETER) ?? '');
  }
  const asked = faqCategories.find((name) => name === address.get(TAB_PARAMETER));
  const tab: FaqCategory = linked?.category ?? asked ?? 'circuler';
  const replaceInAddress = (name: string, value: string): void => {
    if ((address.get(name) ?? '') === value) return;
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
  };
  const keepQuery = (): void => replaceInAddress(SEARCH_PARAMETER, query.trim());
  const ofTab = faq.filter(({ category }) => category === tab);

  return (
    <>
      <TextInput
        type="search"
        label={words.search}
        leftSection={<Icon of={searchIcon} />}
        mb="var(--tp-space-6)"
        value={query}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        onBlur={keepQuery}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keepQuery();
        }}
      />
      <FaqHits faq={faq} query={query} />
      {/* Stays mounted during a search: opened questions stay open. */}
      <div hidden={foldWords(query) !== ''}>
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(name) => replaceInAddress(TAB_PARAMETER, name ?? '')}
        >
          <Tabs.List aria-label={words.categories}>
            {faqCategories.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {words.categoryTitles[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {faqCategories.map((name) => (
            <Tabs.Panel key={name} value={name}>
              {ofTab.length === 0 ? (
                <Box component="p" my="md" c="dimmed">
                  {words.nothingInCategory}
                </Box>
              ) : (
                <div className={content.list}>
                  {ofTab.map((item) => (
                    <FaqQuestion
                      key={item.id}
                      item={item}
                      linkedBy={item === linked ? key : undefined}
                    />
                  ))}
                </div>
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </>
  );
}

/** The question of the hash. */
function useLinkedQuestion(faq: readonly FaqItem[]): FaqItem | undefined {
  const { hash } = useLocation();
  return hash === ''
    ? undefined
    : faq.find(({ anchor }) => hash === `#${anchor}` || hash === `#${encodeURIComponent(anchor)}`);
}
