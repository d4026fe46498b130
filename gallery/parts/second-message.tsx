'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Amount } from '#components/ui/text/amount.tsx'
import { usdt } from '../fixtures/fixture.ts'

/** A second message of a snackbar or a dialog, with more than words. */
export function SecondMessage() {
  const t = useTranslations('rewards')
  const locale = useLocale()
  return (
    <p data-second>
      {t('note_granted_token')} <Amount money={usdt('10')} locale={locale} />
    </p>
  )
}
