declare global {
  interface Window {
    /** Shared by the script of the head (`page.ts`) and the page's own code. */
    __fanfareEarly?: {
      /** The server's clock less the device's, ms (`lib/http/clock.ts`). */
      offset?: number
      /** A person has shown a sign (`start.ts`). */
      sign?: boolean
      /** Runs at the first sign of a person. */
      wake?: (() => void) | undefined
      /** Enables the page's whole stylesheets; resolves when all have loaded, failed or taken too long. */
      styles?: () => Promise<unknown>
      /** Opens the folded rows that fit beside a longer column. */
      fill?: () => void
      /** Tells React of the server's fields that it has just taken over (`fields.ts`). */
      tell?: () => void
      /** Takes a control with `data-press` whose handlers are there. */
      alive?: (control: HTMLElement) => void
    }
  }
}

/** Runs every part even if one fails, because storage or an interface of the browser may be missing. */
export function runEach(parts: readonly (() => void)[]) {
  for (const part of parts)
    try {
      part()
    } catch {
      // The page works without this part.
    }
}

/** Runs `run` when the page has nothing else to do. */
export const onIdle = (run: () => void) =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))

export const early = () => (window.__fanfareEarly ??= {})

/**
 * Runs `run` once, at the first sign of a person, also if that came before this code. One function can wait.
 * @returns a function that cancels it
 */
export function onFirstSign(run: () => void) {
  const state = early()
  if (state.sign) run()
  else state.wake = run
  return () => {
    if (state.wake === run) state.wake = undefined
  }
}

/**
 * The `ref` of a live control with `data-press`, whose name the server's part has too: a press on that part before the code was
 * there is done now (`presses.ts`).
 */
export const alive = (control: HTMLElement | null): void => void (control && window.__fanfareEarly?.alive?.(control))

/**
 * Enables the page's whole stylesheets; its HTML carries only the rules that it uses (ADR 0112).
 * @returns resolves when each has loaded, failed or taken too long; a later call tries failed ones again
 */
export const wholeStyles = async () => window.__fanfareEarly?.styles?.()

/**
 * Props of a control that needs code; the server's part has the same name without a handler. A press before the code is there is
 * done as soon as the control is alive.
 */
export const pressable = <Handler>(name: string, onClick?: Handler) => ({
  'data-press': name,
  onClick,
  ref: onClick ? alive : undefined,
})

/** `dark` or `light`, the reader's choice (SHELL-3). */
export const THEME_COOKIE = 'fanfareTheme'

/** `red` or `green`: the reader's choice, which overrides the convention of the page's language. */
export const RISES_COOKIE = 'fanfareRises'

/** The language that the server has detected, on its redirect to it: the page then may give way to a stored choice. Not of a link's own language. */
export const DETECTED_COOKIE = 'fanfareDetected'

/** LOC-3: written by the language switcher alone, so it is an explicit choice. The next page copies it to `localStorage` under the same name. */
export const LOCALE_COOKIE = 'fanfareLocale'
