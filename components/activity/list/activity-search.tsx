'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import styles from './activity-search.module.css'

interface ActivitySearchProps {
  label: string
  maxLength: number
  /** The icon, from the server. */
  children: ReactNode
}

/**
 * Searches the activities by title. The code of the search loads when the reader turns to the field or the address has a search;
 * until then the form opens the address of the search.
 */
export function ActivitySearch({ label, maxLength, children }: ActivitySearchProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const element = field.current
    if (!element) return
    let isGone = false
    let disconnect: (() => void) | undefined
    const connect = () =>
      void import('./connect-search.ts').then(
        ({ connectSearch }) => {
          if (!isGone) disconnect ??= connectSearch(element)
        },
        // The next focus tries again.
        () => undefined,
      )
    if (document.activeElement === element || window.location.search.includes('search=')) connect()
    element.addEventListener('focus', connect)
    return () => {
      isGone = true
      element.removeEventListener('focus', connect)
      disconnect?.()
    }
  }, [])
  return (
    <form role="search" className={styles.search}>
      {children}
      <input
        ref={field}
        type="search"
        name="search"
        maxLength={maxLength}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
      />
    </form>
  )
}
