// Behind the form of the registration, before its first paint (AUTH-5): the cached page is the same for every code.
const { invite } = document.documentElement.dataset
const place = document.querySelector('[data-invite-code]')
const field = document.querySelector<HTMLInputElement>('#account-vipCode')
if (invite && place && field) {
  place.textContent = invite
  field.value = invite
}
