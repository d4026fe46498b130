import { leaveGoneBuild } from '#lib/net/gone-build.ts'
import { useEffect, useSyncExternalStore, type ComponentType } from 'react'

/** What was pressed last: the control that opens a part. */
let pressed: Element | null = null
if (typeof window !== 'undefined')
  window.addEventListener(
    'click',
    ({ target }) => (pressed = target instanceof Element ? target.closest('button, a, summary, label') : null),
    true,
  )

/** Whether a part that failed to load is asked for again: by its own control, as far as that is still there. */
const asksAgain = (opener: Element | null, { target }: Event) =>
  !opener?.isConnected || (target instanceof Node && opener.contains(target))

/**
 * A rarely needed part of an island, loaded when it is first rendered or preloaded. Unlike `React.lazy` it retries a failed load:
 * after a short time offline a dialog still opens. `Part` waits in silence and tries at each press; what a press opens is `lazyOpened`.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  let hasFailed = false
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const preload = () => {
    hasFailed = false
    loading ??= load()
      .then(
        (part) => {
          loaded = part
        },
        (error: unknown) => {
          loading = null
          hasFailed = true
          void leaveGoneBuild(error)
        },
      )
      .then(tell)
    tell()
    return loading
  }

  /** With `Late`, the part was opened by a press: `Late` stands for it until it is there, and only its control's next press tries again. */
  function Part({ Late, ...props }: Props & { Late?: ComponentType<{ hasFailed: boolean }> }) {
    const isOpened = Late !== undefined
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    )
    const isFailure = useSyncExternalStore(
      subscribe,
      () => hasFailed,
      () => false,
    )
    useEffect(() => {
      if (Loaded) return
      const stop = new AbortController()
      const opener = isOpened ? pressed : null
      void preload()
      const { signal } = stop
      if (!isOpened)
        for (const name of ['online', 'pointerdown', 'keydown'])
          window.addEventListener(name, () => void preload(), { passive: true, signal })
      else
        window.addEventListener(
          'click',
          (event) => {
            if (!hasFailed || !asksAgain(opener, event)) return
            // The press tries again, instead of closing what has not been there yet.
            if (opener?.isConnected) {
              event.preventDefault()
              event.stopPropagation()
            }
            void preload()
          },
          { capture: true, signal },
        )
      return () => stop.abort()
    }, [Loaded, isOpened])
    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    return Late && <Late key={String(isFailure)} hasFailed={isFailure} />
  }
  return { Part, preload }
}
