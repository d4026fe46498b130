import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import {
  faultMark,
  SIGN_IN_FAULTS,
  SIGNED_IN_MARK,
  type SignInFault,
} from '@fanfare/contract/session/player-sign-in.ts'
import { buttonLook } from '#components/ui/controls/press-button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { signInHref } from '#lib/session/provider-sign-in.ts'
import { Grid, Hint, Text } from '#components/ui/layout/layout.tsx'
import type { ProviderOffer } from '../form/account-offer.ts'
import { documentLinks } from '../form/account-form.tsx'
import styles from './provider-entry.module.css'

interface ProviderEntryProps extends ProviderOffer {
  languageType: number
  /** Known in the browser alone; absent on the server. */
  live?: {
    /** With the page to return to and the invite code. */
    href: string
    /** Why the last try failed. */
    fault: SignInFault | null
  }
  /** Below the button. */
  note?: ReactNode
}

/**
 * The link to the provider, above the form or alone. A plain link: the answer is a navigation, also without JavaScript. The server's page
 * has every sentence, and its fragment shows one.
 */
export function ProviderEntry({ brandName, links, hasForm, languageType, live, note }: ProviderEntryProps) {
  const t = useTranslations('account')
  const faults = live ? SIGN_IN_FAULTS.filter((fault) => fault === live.fault) : SIGN_IN_FAULTS
  return (
    <Grid gap="12" className={styles.provider}>
      {!live && (
        <p id={SIGNED_IN_MARK} className={cx(styles.marked, styles.arrived)}>
          {t('signed_in_title')}
        </p>
      )}
      {faults.map((fault) => (
        <div key={fault} id={faultMark(fault)} className={cx(!live && styles.marked)}>
          <Notice tone={fault === 'cancelled' ? 'neutral' : 'error'} role={live && 'alert'}>
            {fault === 'often' ? t('too_frequent') : t(`provider_${fault}`, { brand: brandName })}
          </Notice>
        </div>
      ))}
      <a
        href={live?.href ?? signInHref(languageType)}
        className={buttonLook({ size: 'lg', full: true, variant: hasForm ? 'outlined' : 'primary' })}
        suppressHydrationWarning={!live}
        data-sign-in
      >
        {t('provider_continue', { brand: brandName })}
      </a>
      {note}
      <Hint>{t.rich('provider_consent', documentLinks(links))}</Hint>
      {hasForm && (
        <Text gap="12" align="center" tone="secondary" className={styles.or}>
          {t('provider_or')}
        </Text>
      )}
    </Grid>
  )
}
