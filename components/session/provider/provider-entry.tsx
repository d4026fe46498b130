import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SIGNED_IN_MARK } from '@fanfare/contract/session/player-sign-in.ts'
import { buttonLook } from '#components/ui/controls/button.tsx'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { signInHref } from '#lib/session/provider-sign-in.ts'
import type { ConsentLinks } from '../form/consent.tsx'
import styles from './provider-entry.module.css'

/** The sign-in at the provider of the exchange, as the server knows it. */
export interface ProviderOffer {
  brandName: string
  /** Of the documents that a first sign-in accepts. */
  links: ConsentLinks
  /** Whether the form of the built-in accounts follows. */
  hasForm: boolean
}

interface ProviderEntryProps extends ProviderOffer {
  /** With the page to return to and the invite code; absent on the server, which knows neither. */
  href?: string
  languageType: number
  /** What has gone wrong before, above the button. */
  alert?: ReactNode
  /** Below the button. */
  note?: ReactNode
}

/** The link to the provider, above the form or alone. A plain link: the answer is a navigation, also without JavaScript. */
export function ProviderEntry({ brandName, links, hasForm, href, languageType, alert, note }: ProviderEntryProps) {
  const t = useTranslations('account')
  const isServers = href === undefined
  return (
    <div className={styles.provider}>
      {isServers && (
        <p id={SIGNED_IN_MARK} className={styles.arrived}>
          {t('signed_in_title')}
        </p>
      )}
      {alert}
      <a
        href={href ?? signInHref(languageType)}
        className={buttonLook({ size: 'lg', full: true, variant: hasForm ? 'outlined' : 'primary' })}
        suppressHydrationWarning={isServers}
        data-sign-in
      >
        {t('provider_continue', { brand: brandName })}
      </a>
      {isServers && <InlineScript name="signIn" />}
      {note}
      <p className={styles.terms}>
        {t.rich('provider_consent', {
          terms: (chunks) => <Document href={links.terms}>{chunks}</Document>,
          risk: (chunks) => <Document href={links.risk}>{chunks}</Document>,
        })}
      </p>
      {hasForm && <p className={styles.or}>{t('provider_or')}</p>}
    </div>
  )
}

function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel={EXTERNAL_REL}>
      {children}
    </a>
  )
}
