'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import styles from './signed-in.module.css'

interface SignedInProps {
  name: string | null
  /** The next page, a path without locale. */
  path: string
  onLogOut: () => void
}

/** Replaces the form for a logged-in user. */
export function SignedIn({ name, path, onLogOut }: SignedInProps) {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <div className={styles.signedIn}>
      <Icon icon="user-circle" size="lg" weight="duotone" />
      <h2>{t('signed_in_title')}</h2>
      {name !== null && <p>{t('signed_in_as', { name: isolateLtr(locale, name) })}</p>}
      <Button href={path} locale={locale} size="lg" full>
        {t('signed_in_on')}
      </Button>
      <Button variant="outlined" size="lg" full onClick={onLogOut}>
        <Icon icon="sign-out" size="sm" />
        {t('signed_in_other')}
      </Button>
    </div>
  )
}
