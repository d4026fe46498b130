'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import styles from './state.module.css'
import type { StateContext, States } from './states.tsx'

type Look = 'row' | 'stack' | 'standing' | 'dialog'

/** A file `x.states.tsx` beside a component. */
export interface StateFile {
  states: (context: StateContext) => States
  /** How the elements of all states, or of some, are laid out. */
  looks?: Look | Readonly<Record<string, Look>>
}

interface StateListProps extends Pick<StateFile, 'looks'> {
  states: States
  /** One column on every screen. */
  wide?: boolean
}

/** The area of a snapshot: each state with its name. Developers read the names, so they are not translated. */
export function StateList({ states, looks, wide }: StateListProps) {
  const classOf = (id: string) => {
    const look = typeof looks === 'string' ? looks : looks?.[id]
    return look && styles[look]
  }
  // States come after the page has loaded, when the browser has already looked for the fragment of the address.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <Grid data-states gap="24" className={cx(styles.group, wide && styles.wide)}>
      {Object.entries(states).map(([id, state]) => (
        <section key={id} id={id} data-state={id} aria-labelledby={`${id}-name`} className={styles.state}>
          <Text id={`${id}-name`} lang="en" dir="ltr" tone="tertiary" text="start" className={styles.name}>
            <a href={`#${id}`}>{id}</a>
          </Text>
          <div className={classOf(id)}>{state}</div>
        </section>
      ))}
    </Grid>
  )
}

export function StatesOf({ states, ...list }: Omit<StateListProps, 'states'> & StateFile) {
  const context = { t: useTranslations(), locale: useLocale(), zone: useMyZone() }
  return <StateList states={states(context)} {...list} />
}
