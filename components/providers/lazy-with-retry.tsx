import { useEffect, useState, type ComponentType } from 'react'

/**
 * A rarely needed part of an island, loaded when it is first rendered or preloaded. Unlike `React.lazy` it retries a failed load:
 * after a short time offline a dialog still opens.
 */
export function lazyWithRetry<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const preload = () =>
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
      const attempt = () => void preload().then(() => setLoaded(() => loaded))
      attempt()
      for (const name of ['online', 'pointerdown', 'keydown'])
        window.addEventListener(name, attempt, { passive: true, signal: stop.signal })
      return () => stop.abort()
    }, [Loaded])
    return Loaded && <Loaded {...props} />
  }
  return { Part, preload }
}
