'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useKit } from './kit-provider.tsx'

interface IslandOptions {
  /** Load the kit at once instead of when idle: for what a person came to do on this page. */
  eager?: boolean
  /** What the server drew is all that a visitor has: loaded for who may be logged in, and not before. */
  forUsers?: boolean
}

/**
 * A part of the page that comes alive: the server's children stay until both the kit and the live component are there,
 * then the live component takes their place with the same props.
 */
export function createIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { eager = false, forUsers = false }: IslandOptions = {},
): ComponentType<Props & { children?: ReactNode }> {
  return function Island({ children, ...props }: Props & { children?: ReactNode }) {
    const { state, isUsers, load: loadKit } = useKit()
    const [Live, setLive] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      if (eager) loadKit()
    }, [loadKit])
    const wanted = state.status !== 'idle' && (isUsers || !forUsers)
    useEffect(() => {
      if (!wanted) return
      load().then(
        (component) => setLive(() => component),
        // What the server drew stays; another visit tries again.
        () => undefined,
      )
    }, [wanted])
    if (!Live || !state.kit) return children
    const { Providers } = state.kit
    return (
      <Providers>
        <Live {...(props as unknown as Props)} />
      </Providers>
    )
  }
}
