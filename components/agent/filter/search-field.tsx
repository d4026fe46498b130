'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { DEBOUNCE_MS } from '#lib/http/debounce.ts'
import styles from './filter.module.css'
import type { FilterState } from './use-agent-filter.ts'

/** Searches 3 s after the last letter (API-4), and at once with Enter. */
export function SearchField({ filter, change }: FilterState) {
  const t = useTranslations('agent.filter')
  const search = filter.search ?? ''
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // The address was changed elsewhere, for example by Back.
  if (search !== known) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const write = () => {
    const next = typed.trim()
    if (next !== search) change({ search: next === '' ? undefined : next })
  }
  const writeLate = useEffectEvent(write)
  useEffect(() => {
    const timer = setTimeout(() => writeLate(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        write()
      }}
    >
      <Icon icon="magnifying-glass" size="sm" />
      <input
        type="search"
        value={typed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
