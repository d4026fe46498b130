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
import { Grid, Hint, Span, Text } from '#components/ui/layout/layout.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import type { ProviderOffer } from '../form/account-offer.ts'
import styles from './provider-entry.module.css'

interface ProviderEntryProps extends ProviderOffer {
  languageType: number
  /** Known in the browser alone; absent on the server. */
  live?: {
    /** The page to return to. */
    next?: string | null
    /** The invite code. */
    vipCode?: string | null
    /** Why the last try failed. */
    fault: SignInFault | null
  }
}

/**
 * The link to the provider, above the form or alone. A plain link: the answer is a navigation, also without JavaScript. The server's page
 * has every sentence, and its fragment shows one.
 */
export function ProviderEntry({ brandName, links, hasForm, languageType, live }: ProviderEntryProps) {
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
        href={signInHref(languageType, live)}
        className={buttonLook({ size: 'lg', full: true, variant: hasForm ? 'outlined' : 'primary' })}
        suppressHydrationWarning={!live}
        data-sign-in
      >
        {t('provider_continue', { brand: brandName })}
      </a>
      {live?.vipCode && !hasForm && (
        <p>{t.rich('invite_with', { value: live.vipCode, code: (chunks) => <bdi dir="ltr">{chunks}</bdi> })}</p>
      )}
      <Hint>{t.rich('provider_consent', documentLinks(links))}</Hint>
      {hasForm && (
        <Text gap="12" align="center" tone="secondary" className={styles.or}>
          {t('provider_or')}
        </Text>
      )}
    </Grid>
  )
}

/** Addresses of the documents to accept; each deployment may have its own. */
export interface ConsentLinks {
  terms: string
  risk: string
}

/** The documents as links in a sentence. They open in a new tab, so that what is typed stays. */
export function documentLinks({ terms, risk }: ConsentLinks) {
  const to = (href: string) => (chunks: ReactNode) => (
    <Span as="a" href={href} target="_blank" rel={EXTERNAL_REL} tone="link" weight="medium" className={styles.document}>
      {chunks}
    </Span>
  )
  return { terms: to(terms), risk: to(risk) }
}
