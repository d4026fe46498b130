import { useLocale, useTranslations } from 'next-intl'
import { ApplyCard } from '#components/activity-types/promo/apply-card.tsx'
import { describeServedCta, type ServedCtaDetail } from './describe-served-cta.ts'

interface Props {
  detail: Omit<ServedCtaDetail, 'tasks'> & { tasks: number }
}

/** The card of an application, as the server renders it for every reader. */
export function ApplyCardVisitor({ detail }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const { state, view } = describeServedCta(detail, { t, locale })
  return <ApplyCard state={state} view={view} tasks={{ of: detail.tasks, done: 0 }} applied={null} isServers />
}
