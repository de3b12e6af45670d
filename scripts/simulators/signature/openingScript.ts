/**
 * Runs in the page of a signature link. Browsers never send a fragment to a server, so the script
 * posts it and inserts the answer, whose values are all escaped.
 */
async function showContract(): Promise<void> {
  const place = document.querySelector('#contract');
  if (place === null) return;
  try {
    const body = new URLSearchParams({ link: location.hash });
    const answer = await fetch('/calinda/sellandsign/contract', { method: 'POST', body });
    place.innerHTML = await answer.text();
  } catch {
    place.textContent = 'Le service de signature ne répond pas. Rechargez la page.';
  }
}

/** The source text of the script, as it is served. */
export const openingScript = `${showContract.toString()}
addEventListener('hashchange', showContract);
showContract();
`;
