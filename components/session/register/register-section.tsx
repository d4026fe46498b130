import { useLocale, useTranslations } from 'next-intl'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { languageOf } from '@fanfare/languages/languages.ts'
import { consentLinks } from '#lib/queries/legal.ts'
import { hasCaptcha } from '#lib/queries/settings.ts'
import { ProviderEntry } from '../provider/provider-entry.tsx'
import { providerOffer } from '../provider/provider-offer.ts'
import { AccountForm } from '../form/account-form.tsx'
import { AccountFrame } from '../form/account-frame.tsx'
import { RegisterIsland } from '../register-island.tsx'
import { ServerSubmit } from '../form/server-submit.tsx'
import { NextDestination } from '../form/next-destination.tsx'

/** The server renders the form, and its island starts at once (SCR-12). */
export function RegisterSection() {
  const t = useTranslations('account')
  const locale = useLocale()
  const { areaCode, langCode } = languageOf(locale)
  const links = consentLinks(locale)
  const provider = providerOffer(locale)
  return (
    <AccountFrame
      title={t('register_title')}
      say={t('register_say')}
      points={[
        { icon: 'gift', text: t('register_say_welcome') },
        { icon: 'list-magnifying-glass', text: t('register_say_counted') },
        { icon: 'shield-check', text: t('register_say_verify') },
      ]}
    >
      <RegisterIsland
        areaCode={areaCode}
        languageType={langCode}
        links={links}
        hasCaptcha={hasCaptcha()}
        provider={provider}
      >
        {provider && <ProviderEntry {...provider} languageType={langCode} />}
        {(provider?.hasForm ?? true) && (
          <>
            <AccountForm
              kind="register"
              areaCode={areaCode}
              links={links}
              hasCaptcha={hasCaptcha()}
              submit={<ServerSubmit kind="register" />}
              then={<NextDestination path="/welcome-event" />}
            />
            <InlineScript name="invite" />
          </>
        )}
      </RegisterIsland>
    </AccountFrame>
  )
}
