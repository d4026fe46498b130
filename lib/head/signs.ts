import { early } from './early.ts'
import { wakePage } from './start.ts'

/**
 * Events with which a person shows to be there. Scrolling by finger, wheel and key is among them; `scroll` itself also comes from
 * positions that the browser restores. A screen reader may press with `click` alone.
 */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'focusin', 'click'] as const

/** Hears the first sign of a person. A move counts when it leaves the place of the first one: browsers report a mouse that rests over a new page. */
export function hearFirstSign(): void {
  const state = early()
  let first: string | undefined
  const hear = (event: Event) => {
    if (event.type === 'pointermove' && event instanceof MouseEvent) {
      const at = `${event.clientX} ${event.clientY}`
      first ??= at
      if (at === first) return
    }
    for (const name of SIGNS) document.removeEventListener(name, hear, true)
    state.sign = true
    wakePage()
    void state.styles?.()
    state.wake?.()
  }
  for (const name of SIGNS) document.addEventListener(name, hear, { capture: true, passive: true })
}
