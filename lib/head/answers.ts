import { keepScroll } from '../i18n/restore-scroll.ts'
import { keepTyped } from '../session/kept-typed.ts'
import { playSlides, showSlide } from './carousel.ts'
import { LOCALE_COOKIE, RISES_COOKIE, THEME_COOKIE } from './early.ts'
import { keepCookie } from './keep-cookie.ts'

const root = document.documentElement

/** What a button with `data-turns` does; it has no handler of its own. */
const TURNS: Record<string, (button: HTMLElement) => void> = {
  /** Light and dark (SHELL-3). `first-paint.ts` reads both cookies on the next page. */
  theme: () => keepCookie(THEME_COOKIE, (root.style.colorScheme = root.classList.toggle('dark') ? 'dark' : 'light')),
  /** Rises in red and falls in green, or the other way round. */
  rises: () => keepCookie(RISES_COOKIE, (root.dataset.rises = root.dataset.rises === 'red' ? 'green' : 'red')),
  password: showPassword,
  status: choose,
  type: choose,
  slide: showSlide,
  carousel: playSlides,
}

/** The chosen `type` of a field while it is the server's, because React sets the type again when it hydrates it (SCR-12). */
const shownAs = new WeakMap<HTMLInputElement, string>()

function showPassword(eye: HTMLElement) {
  const field = eye.parentElement?.querySelector('input')
  if (!field) return
  const show = () => {
    const type = shownAs.get(field) ?? ''
    if (field.type !== type) field.type = type
  }
  if (!shownAs.has(field)) new MutationObserver(show).observe(field, { attributeFilter: ['type'] })
  shownAs.set(field, field.type === 'text' ? 'password' : 'text')
  show()
  const { other = '' } = eye.dataset
  eye.dataset.other = eye.ariaLabel ?? ''
  eye.setAttribute('aria-label', other)
}

/**
 * Makes the choice `data-to` of the activities' list (SCR-1): writes it to the address as `choiceHref` does, shows it, and
 * replaces the template of its cards with them (`InertCards`). React learns of it by `popstate`.
 */
function choose(choice: HTMLElement) {
  const { turns: name = '', to } = choice.dataset
  const filter = choice.closest<HTMLElement>('[data-first]')
  if (!filter) return
  const query = new URLSearchParams(location.search)
  if (to && to !== filter.dataset.first) query.set(name, to)
  else query.delete(name)
  query.delete('page')
  const words = query.toString()
  const search = words && `?${words}`
  if (search !== location.search) history.pushState(null, '', location.pathname + search)
  if (to) filter.dataset[name] = to
  else delete filter.dataset[name]
  const cards = filter.querySelector<HTMLTemplateElement>(`[data-cards="${to}"]>template`)
  cards?.replaceWith(cards.content)
  for (const other of choice.parentElement?.children ?? []) {
    const isChosen = other === choice
    if (name === 'type') other.setAttribute('aria-pressed', String(isChosen))
    else if (isChosen) other.setAttribute('aria-current', 'true')
    else other.removeAttribute('aria-current')
  }
  dispatchEvent(new Event('popstate'))
}

/**
 * Opens the same page in another language, at the same place (LOC-3, LOC-7), with the part of the address that the page has
 * hidden (`data-hash`), and with what was typed into an account form.
 */
function speak(language: string) {
  const path = `/${language}${location.pathname.replace(/^\/[^/]+/, '')}`
  keepScroll(path)
  keepTyped()
  keepCookie(LOCALE_COOKIE, language)
  location.assign(path + location.search + (location.hash || (root.dataset.hash ?? '')))
}

/** Answers the presses that need no other code, before and after the page's scripts are there (decision 0014). */
export function answerPresses() {
  document.addEventListener(
    'click',
    (event) => {
      const { target, metaKey, ctrlKey, shiftKey } = event
      const control = target instanceof Element && target.closest<HTMLElement>('[data-turns],[data-language]')
      if (!control) return
      if (control instanceof HTMLAnchorElement) {
        // A press with a modifier key opens another tab, so it chooses nothing.
        if (metaKey || ctrlKey || shiftKey) return
        event.preventDefault()
      }
      const { turns, language } = control.dataset
      if (turns) TURNS[turns]?.(control)
      else if (language) speak(language)
    },
    true,
  )
}
