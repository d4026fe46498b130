import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { EarlySubmit } from './early-submit.tsx'

/** The button of the server's form, with the reason why it cannot send without JavaScript. */
export function ServerSubmit({ kind, text = null }: { kind: 'login' | 'register'; text?: string | null }) {
  const t = useTranslations('account')
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('needs_script')}</Notice>
      </noscript>
      <EarlySubmit>{text ?? t(`submit_${kind}`)}</EarlySubmit>
    </>
  )
}
