'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { serverNow } from '#lib/http/clock.ts'
import type { Translate } from '../fixtures/fixture.ts'

const SECOND = 1000

/** Fixtures relative to now, in the page's language, with running countdowns. */
export function useFixture<T>(make: (now: number, translate: Translate) => T): T & { now: number } {
  const t = useTranslations()
  const [fixture] = useState(() => {
    const now = Math.floor(serverNow() / SECOND) * SECOND
    return { ...make(now, t), now }
  })
  return fixture
}
