'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { Hint } from '#components/ui/layout/layout.tsx'
import styles from './requested-path.module.css'
import type { RequestedWordsProps } from './requested-words.tsx'

/** Room for the words about the requested path. Every page loads this component, so the words are in a separate chunk. */
export function RequestedPath(props: Omit<RequestedWordsProps, 'path'>) {
  const [words, setWords] = useState<ReactNode>(null)
  useEffect(() => {
    const { pathname } = window.location
    import('./requested-words.tsx').then(
      ({ RequestedWords }) => setWords(<RequestedWords {...props} path={pathname} />),
      // Without them the page still has its links.
      () => undefined,
    )
  }, [props])
  return (
    <Hint className={styles.requested} data-later={styles.path} data-awake="">
      {words}
    </Hint>
  )
}
