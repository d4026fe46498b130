import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { pressable } from '#lib/head/early.ts'

/** The button of the server's form, with the reason why it cannot send without JavaScript; the live form has `SubmitButton`. */
export function ServerSubmit({ children }: { children: string }) {
  const t = useTranslations('account')
  return (
    <>
      <noscript>
        <Notice tone="warning">{t('needs_script')}</Notice>
      </noscript>
      <Button size="lg" full {...pressable('send')}>
        {children}
      </Button>
    </>
  )
}
