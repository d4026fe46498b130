'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './group-preview.module.css'

interface GroupPreviewProps {
  /** Address of the group's page. */
  href: string
  /** Accessible name of the list of states. */
  label: string
  /** The group with all of its states. */
  children: ReactNode
}

/** A group at half its size, and a link to each state in it. The states come with their island, so they are read from the page. */
export function GroupPreview({ href, label, children }: GroupPreviewProps) {
  const preview = useRef<HTMLDivElement>(null)
  const [states, setStates] = useState<string[]>([])
  useEffect(() => {
    const box = preview.current
    if (!box) return
    const read = () => {
      const now = [...box.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state ?? '')
      setStates((before) => (before.join(' ') === now.join(' ') ? before : now))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={preview} className={styles.preview} inert>
        {children}
      </div>
      <Row as="ul" gap="2 12" top="8" wrap className={styles.states} aria-label={label}>
        {states.map((state) => (
          <li key={state}>
            <a href={`${href}#${state}`}>{state}</a>
          </li>
        ))}
      </Row>
    </>
  )
}
