import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Row } from '#components/ui/layout/layout.tsx'

/** The visitor's view from the server, complete without JavaScript. `path`: where the login leads, without locale. */
export function AgentVisitor({ path = '/agent' }: { path?: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const next = `?next=${encodeURIComponent(path)}`
  return (
    <EmptyState
      level={2}
      title={t('agent.frame.visitor_title')}
      action={
        <Row gap="12" justify="center" wrap>
          <Button href={`/login${next}`} locale={locale} size="lg">
            {t('shell.log_in')}
          </Button>
          <Button href={`/register${next}`} locale={locale} variant="outlined" size="lg">
            {t('shell.register')}
          </Button>
        </Row>
      }
    >
      {t('agent.frame.visitor_text')}
    </EmptyState>
  )
}
