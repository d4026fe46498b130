import { TextLink } from '#components/ui/text/link.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { demoLogins, hasMail, signInWays } from '#lib/queries/settings.ts'
import { AccountForm } from '../form/account-form.tsx'
import { LoginFrame } from '../form/account-frame.tsx'
import { accountOffer } from '../form/account-offer.ts'
import { KeptForm } from '../form/kept-form.tsx'
import { DemoLogins } from './demo-logins.tsx'
import styles from './login-section.module.css'
import { LoginIsland } from '../session-islands.ts'
import { ServerSubmit } from '../form/server-submit.tsx'

/** The server renders the form, and its island starts at once (SCR-12). */
export function LoginSection() {
  const { t, locale } = useWords()
  const offer = accountOffer(locale)
  const logins = demoLogins()
  return (
    <LoginFrame title={t('account.login_title')}>
      <div className={styles.login}>
        <LoginIsland {...offer} demoLogins={logins}>
          <KeptForm>
            <AccountForm {...offer} kind="login" submit={<ServerSubmit>{t('account.submit_login')}</ServerSubmit>} />
            <DemoLogins logins={logins} />
          </KeptForm>
        </LoginIsland>
        {hasMail() && signInWays().hasForm && (
          <p className={styles.forgot}>
            <TextLink href="/forgot-password">{t('security.forgot_link')}</TextLink>
          </p>
        )}
      </div>
    </LoginFrame>
  )
}
