import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Row } from '#components/ui/layout/layout.tsx'

/** The visitor's view from the server, complete without JavaScript. */
export function MessagesVisitor() {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <EmptyState
      level={2}
      title={t('messages.visitor_title')}
      action={
        <Row gap="12" justify="center" wrap>
          <Button href="/login?next=%2Fmessages" locale={locale} size="lg">
            {t('shell.log_in')}
          </Button>
          <Button href="/register?next=%2Fmessages" locale={locale} variant="outlined" size="lg">
            {t('shell.register')}
          </Button>
        </Row>
      }
    >
      {t('messages.visitor_text')}
    </EmptyState>
  )
}
