import { useLocale, useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { TextLink } from '#components/ui/text/link.tsx'
import { languageOf } from '@fanfare/languages/languages.ts'
import { hasCaptcha, hasMail } from '#lib/queries/settings.ts'
import { Stack } from '#components/ui/layout/layout.tsx'
import { LoginFrame } from '../form/account-frame.tsx'
import { CaptchaBox } from '../form/captcha-box.tsx'
import { KeptForm } from '../form/kept-form.tsx'
import { ServerSubmit } from '../form/server-submit.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ForgotIsland, ResetIsland } from '../session-islands.ts'

/** The server renders the form, and its island starts at once, as that of the login. */
export function ForgotSection() {
  const t = useTranslations()
  const { langCode } = languageOf(useLocale())
  return (
    <LoginFrame title={t('security.forgot_title')}>
      {hasMail() ? (
        <ForgotIsland languageType={langCode} hasCaptcha={hasCaptcha()}>
          <KeptForm>
            <ForgotForm>
              {hasCaptcha() && <CaptchaBox />}
              <ServerSubmit>{t('security.forgot_submit')}</ServerSubmit>
            </ForgotForm>
          </KeptForm>
        </ForgotIsland>
      ) : (
        <Notice top="20">{t('security.forgot_off')}</Notice>
      )}
      <Stack as="p" gap="12" top="20">
        <TextLink href="/login">{t('security.forgot_back')}</TextLink>
      </Stack>
    </LoginFrame>
  )
}

/** The mail's link leads here. Only the browser knows its token, so the island renders the form. */
export function ResetSection() {
  const t = useTranslations()
  return (
    <LoginFrame title={t('security.reset_title')}>
      <div data-awake="">
        <ResetIsland eager>
          <noscript>
            <Notice tone="warning">{t('account.needs_script')}</Notice>
          </noscript>
        </ResetIsland>
      </div>
    </LoginFrame>
  )
}
