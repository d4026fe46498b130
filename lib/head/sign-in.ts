// Behind the server's link to a provider, before its first paint: the cached page is the same for every address, and a press may come
// before other code. The live link is the same (`signInHref`).
const link = document.querySelector('[data-sign-in]')
const next = new URLSearchParams(location.search).get('next')
const { invite } = document.documentElement.dataset
const more = (next ? `&to=${encodeURIComponent(next)}` : '') + (invite ? `&vipCode=${encodeURIComponent(invite)}` : '')
link?.setAttribute('href', (link.getAttribute('href') ?? '') + more)
