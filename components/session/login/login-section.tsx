import { useLocale, useTranslations } from 'next-intl'
import { languageOf } from '@fanfare/languages/languages.ts'
import { demoLogins, hasCaptcha } from '#lib/queries/settings.ts'
import { AccountForm } from '../form/account-form.tsx'
import { AccountFrame } from '../form/account-frame.tsx'
import { ProviderEntry } from '../provider/provider-entry.tsx'
import { providerOffer } from '../provider/provider-offer.ts'
import { DemoLogins } from './demo-logins.tsx'
import { LoginIsland } from '../login-island.tsx'
import { ServerSubmit } from '../form/server-submit.tsx'

/** The server renders the form, and its island starts at once (SCR-12). */
export function LoginSection() {
  const t = useTranslations('account')
  const locale = useLocale()
  const { areaCode, langCode } = languageOf(locale)
  const logins = demoLogins()
  const provider = providerOffer(locale)
  return (
    <AccountFrame
      title={t('login_title')}
      say={t('login_say')}
      points={[
        { icon: 'clock-counter-clockwise', text: t('login_say_saved') },
        { icon: 'device-mobile', text: t('login_say_same') },
      ]}
    >
      <LoginIsland
        areaCode={areaCode}
        languageType={langCode}
        demoLogins={logins}
        hasCaptcha={hasCaptcha()}
        provider={provider}
      >
        {provider && <ProviderEntry {...provider} languageType={langCode} />}
        {(provider?.hasForm ?? true) && (
          <AccountForm
            kind="login"
            areaCode={areaCode}
            links={null}
            hasCaptcha={hasCaptcha()}
            submit={<ServerSubmit kind="login" />}
            then={null}
          />
        )}
        <DemoLogins logins={logins} />
      </LoginIsland>
    </AccountFrame>
  )
}
