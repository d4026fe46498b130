import { showFollowedPromise } from '../session/followed-promise.ts'
import { restoreTyped } from '../session/kept-typed.ts'

// Runs at the end of an account page, before its first paint, because the cached page is the same for every address (AUTH-5), and
// a press may come before other code.
const { invite } = document.documentElement.dataset
const place = document.querySelector('[data-invite-code]')
const field = document.querySelector<HTMLInputElement>('#account-vipCode')
if (invite && place && field) {
  place.textContent = invite
  field.value = invite
}

// A typed code wins over the remembered one.
restoreTyped()

showFollowedPromise(location.search)

// `signInHref` makes the live link to the provider in the same way.
const link = document.querySelector('[data-sign-in]')
const next = new URLSearchParams(location.search).get('next')
const more = (next ? `&to=${encodeURIComponent(next)}` : '') + (invite ? `&vipCode=${encodeURIComponent(invite)}` : '')
link?.setAttribute('href', (link.getAttribute('href') ?? '') + more)
