'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useRuntime } from './runtime-provider.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

interface IslandOptions<Props> {
  /** Load the kit at once instead of when idle: for what a person came to do on this page. */
  eager?: boolean
  /**
   * Who is a visitor gets this one, which is less to load; `null`: what the server drew is all that a visitor has.
   * Without it everybody gets the same.
   */
  visitor?: Load<Props> | null
}

/**
 * A part of the page that comes alive: the server's children stay until both the kit and the live component are there,
 * then the live component takes their place with the same props.
 */
export function createIsland<Props extends object>(
  load: Load<Props>,
  { eager = false, visitor = load }: IslandOptions<Props> = {},
): ComponentType<Props & { children?: ReactNode }> {
  return function Island({ children, ...props }: Props & { children?: ReactNode }) {
    const { state, isUsers, load: loadKit } = useRuntime()
    const [Live, setLive] = useState<ComponentType<Props> | null>(null)
    useEffect(() => {
      if (eager) loadKit()
    }, [loadKit])
    const wanted = state.status === 'idle' ? null : isUsers ? load : visitor
    useEffect(() => {
      let current = true
      wanted?.().then(
        (component) => current && setLive(() => component),
        // What the server drew stays; another visit tries again.
        () => undefined,
      )
      return () => {
        current = false
      }
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
