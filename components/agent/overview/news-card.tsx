'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import card from '../card.module.css'
import type { Campaign } from '../use-campaign.ts'

/** The announcements of the campaign, newest first; nothing while there are none. Their texts are the operator's. */
export function NewsCard({ news }: Pick<Campaign, 'news'>) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  if (news.length === 0) return null
  return (
    <Card as="section" padded>
      <h2>{t('news')}</h2>
      <ul className={card.rows}>
        {news.map(({ at, title, body }) => (
          <li key={`${at} ${title}`}>
            <p className={card.small}>
              <time dateTime={new Date(at).toISOString()}>{formatDayMonth(locale, at, zone)}</time>
            </p>
            <h3 dir="auto" className={card.strong}>
              {isolateAmounts(locale, title)}
            </h3>
            {body !== '' && (
              <p dir="auto" className={card.small}>
                {isolateAmounts(locale, body)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
