import { useLocale, useTranslations } from 'next-intl'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import type { CampaignRefusal } from './campaign-refusal.ts'

const Application = lazyWithRetry(() => import('./apply/agent-application.tsx').then((m) => m.AgentApplicationCard))

/** Why the pages of a campaign are closed and what to do, in place of tiles and charts without figures (AUTH-8). A user without an agent account can apply here. */
export function RefusedCampaign({ refusal }: { refusal: CampaignRefusal }) {
  const t = useTranslations('agent.frame')
  const locale = useLocale()
  const isAgent = refusal !== 'not_agent'
  return (
    <>
      <EmptyState
        level={2}
        scene={refusal === 'not_found' ? 'lost' : 'quiet'}
        title={t(`refused_title_${refusal}`)}
        action={
          <Button href={isAgent ? '/agent' : '/'} locale={locale} size="lg" variant={isAgent ? 'primary' : 'outlined'}>
            {t(isAgent ? 'back' : 'see_activities')}
          </Button>
        }
      >
        {t(refusal === 'not_agent' ? 'refused_text_apply' : `refused_text_${refusal}`)}
      </EmptyState>
      {!isAgent && <Application.Part />}
    </>
  )
}
