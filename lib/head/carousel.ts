const EVERY_MS = 7000

const prefers = (query: string) => matchMedia(query).matches
/** Whether the reader wants less motion. */
export const reduces = () => prefers('(prefers-reduced-motion: reduce)')

/** The bars of the slides that this reader sees. */
function barsOf(carousel: Element) {
  const hidden = 'session' in document.documentElement.dataset ? 'visitors' : 'users'
  const bars = [...carousel.querySelectorAll<HTMLElement>('[data-turns=slide]')]
  return bars.filter(({ parentElement }) => parentElement?.dataset.for !== hidden)
}

const placeOf = (track: Element) => Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth))

/** `towards` maps the present place to the new one. */
function scroll(carousel: Element | null, towards: (place: number) => number) {
  const track = carousel?.querySelector('ul')
  if (!track) return
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1
  track.scrollTo({
    left: sign * towards(placeOf(track)) * track.clientWidth,
    behavior: reduces() ? 'instant' : 'smooth',
  })
}

export function showSlide(bar: HTMLElement) {
  const carousel = bar.closest('[data-carousel]')
  if (carousel) scroll(carousel, () => barsOf(carousel).indexOf(bar))
}

/** The reader's choice; with reduced motion a carousel rests until it is played. */
export function playSlides(button: HTMLElement) {
  const carousel = button.closest<HTMLElement>('[data-carousel]')
  if (!carousel) return
  carousel.dataset.carousel = button.dataset.to
  for (const other of carousel.querySelectorAll<HTMLElement>('[data-turns=carousel]'))
    if (other !== button) other.focus()
}

function advance() {
  if (document.hidden) return
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const choice = carousel.dataset.carousel || (reduces() ? 'pause' : 'play')
    const isHeld = carousel.matches(':focus-within') || (prefers('(hover: hover)') && carousel.matches(':hover'))
    const { length } = barsOf(carousel)
    if (choice === 'play' && !isHeld && length > 1) scroll(carousel, (place) => (place + 1) % length)
  }
}

let timer: ReturnType<typeof setInterval> | undefined

function restart() {
  clearInterval(timer)
  timer = setInterval(advance, EVERY_MS)
}

/** Turns slides that nobody holds, and marks the bar of the current one. The browser itself scrolls and snaps (SCR-1). */
export function turnSlides() {
  restart()
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const carousel = target instanceof Element && target.closest('[data-carousel]')
      if (!carousel) return
      restart()
      for (const [place, bar] of barsOf(carousel).entries())
        if (place === placeOf(target)) bar.setAttribute('aria-current', 'true')
        else bar.removeAttribute('aria-current')
    },
    { capture: true, passive: true },
  )
}
