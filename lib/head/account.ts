import { showFollowedPromise } from '../session/followed-promise.ts'

// At the end of an account page, before its first paint: the cached page is the same for every address (AUTH-5), and a press may come before
// other code.
const { invite } = document.documentElement.dataset
const place = document.querySelector('[data-invite-code]')
const field = document.querySelector<HTMLInputElement>('#account-vipCode')
if (invite && place && field) {
  place.textContent = invite
  field.value = invite
}

showFollowedPromise(location.search)

// The live link to a provider is the same (`signInHref`).
const link = document.querySelector('[data-sign-in]')
const next = new URLSearchParams(location.search).get('next')
const more = (next ? `&to=${encodeURIComponent(next)}` : '') + (invite ? `&vipCode=${encodeURIComponent(invite)}` : '')
link?.setAttribute('href', (link.getAttribute('href') ?? '') + more)
