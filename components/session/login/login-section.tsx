import { languageOf } from '@fanfare/languages/languages.ts'
import { TextLink } from '#components/ui/text/link.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { demoLogins, hasCaptcha, hasMail } from '#lib/queries/settings.ts'
import { AccountForm } from '../form/account-form.tsx'
import { LoginFrame } from '../form/account-frame.tsx'
import { KeptForm } from '../form/kept-form.tsx'
import { ProviderEntry } from '../provider/provider-entry.tsx'
import { providerOffer } from '../provider/provider-offer.ts'
import { DemoLogins } from './demo-logins.tsx'
import styles from './login-section.module.css'
import { LoginIsland } from '../session-islands.ts'
import { ServerSubmit } from '../form/server-submit.tsx'

/** The server renders the form, and its island starts at once (SCR-12). */
export function LoginSection() {
  const { t, locale } = useWords()
  const { areaCode, langCode } = languageOf(locale)
  const form = { areaCode, hasCaptcha: hasCaptcha() }
  const logins = demoLogins()
  const provider = providerOffer(locale)
  return (
    <LoginFrame title={t('account.login_title')}>
      <div className={styles.login}>
        <LoginIsland {...form} languageType={langCode} demoLogins={logins} provider={provider}>
          <KeptForm>
            {provider && <ProviderEntry {...provider} languageType={langCode} />}
            {(provider?.hasForm ?? true) && (
              <AccountForm {...form} kind="login" submit={<ServerSubmit>{t('account.submit_login')}</ServerSubmit>} />
            )}
            <DemoLogins logins={logins} />
          </KeptForm>
        </LoginIsland>
        {hasMail() && (provider?.hasForm ?? true) && (
          <p className={styles.forgot}>
            <TextLink href="/forgot-password">{t('security.forgot_link')}</TextLink>
          </p>
        )}
      </div>
    </LoginFrame>
  )
}
