import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CampaignHead } from '@fanfare/contract/activity/campaign.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './win-back.module.css'

interface WinBackCardProps {
  subject: WinBackSubject
  /** The state of the user's application. */
  chip?: ReactNode
  /** Form, application or refusal of a user; absent for visitors, who are asked to log in. */
  children?: ReactNode
}

/** The win-back offer and what a reader can do about it (design, "Away for a while?"). */
export function WinBackCard({ subject: { path, terms }, chip, children }: WinBackCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Card as="section" padded aria-labelledby="win-back">
      <SectionHeading id="win-back" aside={chip}>
        {t('event.back_title')}
      </SectionHeading>
      {terms && (
        <p className={styles.offer}>
          {t('event.back_offer', {
            count: terms.pausedDays,
            value: formatNumber(locale, String(terms.pausedDays)),
          })}
        </p>
      )}
      {children ?? (
        <div className={styles.action} data-visitors="">
          <Button variant="outlined" href={`/login?next=${encodeURIComponent(path)}`} locale={locale}>
            {t('activity.cta_log_in_to_apply')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** A win-back offer as the server knows it. */
export interface WinBackSubject extends Pick<ActivityDetail, 'activityId' | 'path' | 'startTime' | 'endTime'> {
  /** null when the platform does not tell them. */
  terms: CampaignHead['backApplyTerms'] | null
}
