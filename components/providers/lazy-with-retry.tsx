'use client'

import { useEffect, useState, type ComponentType } from 'react'

/** When a part that could not be loaded is tried again. */
const TRY_AGAIN = ['online', 'pointerdown', 'keydown'] as const

interface Late<Props> {
  /** Nothing until the part is there; drawn at once where it was preloaded. */
  Part: ComponentType<Props>
  /** Before it is wanted; a failure is told to nobody, drawing it tries again. */
  preload: () => Promise<void>
}

/**
 * A part of an island that few pages come to need: loaded when it is first drawn or preloaded. Unlike `React.lazy` it
 * survives a load that fails: a person who is offline for a moment still gets the dialog after it.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const preload = (): Promise<void> =>
    (loading ??= load().then(
      (part) => {
        loaded = part
      },
      () => {
        loading = null
      },
    ))

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      if (Loaded) return
      const stop = new AbortController()
      const attempt = () =>
        void preload().then(() => {
          if (loaded && !stop.signal.aborted) setLoaded(() => loaded)
        })
      attempt()
      for (const name of TRY_AGAIN) window.addEventListener(name, attempt, { passive: true, signal: stop.signal })
      return () => stop.abort()
    }, [Loaded])
    return Loaded && <Loaded {...props} />
  }
  return { Part, preload }
}
