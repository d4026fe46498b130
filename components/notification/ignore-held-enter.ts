/** A listener of `keydown`: a held key that opened a dialog must not press its button as well. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
