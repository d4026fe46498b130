import { useLocale, useTranslations } from 'next-intl'
import { headlineLabel, prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import { ShareCardVisitor } from '#components/share/share-card-visitor.tsx'
import { factText, type ShareFigure } from '#components/share/share-subject.ts'
import { posterSentence } from '#lib/share/poster.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import { ShareIsland } from './islands.tsx'

/** The prize headline in the words of the page's language. */
function useShareFigure(detail: ActivityDetail): ShareFigure | null {
  const t = useTranslations()
  const locale = useLocale()
  const headline = prizeHeadlineOf(detail)
  if (!headline) return null
  const { money, lead } = headline
  return {
    lead: lead && t(lead),
    amount: formatAmount(locale, money),
    unit: money.unit,
    label: headlineLabel(headline, { t, locale }),
  }
}

/** The way to share an activity; a user's own poster and link come with the client runtime. */
export function ActivityShare({ detail }: { detail: ActivityDetail }) {
  const { activityId, activityType, title, image, art, path } = detail
  const { endTime, subtitle, timeZone } = detail
  const t = useTranslations()
  const locale = useLocale()
  const figure = useShareFigure(detail)
  return (
    <ShareIsland
      subject={{
        activityId,
        activityType,
        title,
        image,
        art,
        figure,
        // A label alone, such as "top prize", is no fact.
        fact: posterSentence(subtitle) ?? factText(detail, { t, locale }),
        ends: { at: endTime, timeZone },
      }}
      path={path}
    >
      <ShareCardVisitor path={path} />
    </ShareIsland>
  )
}
