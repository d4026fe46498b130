import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import type { MomentTexts } from './content/moment-news.ts'
import { useClaimedNote } from './use-claimed-note.ts'

export function useMomentTexts(): MomentTexts {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  const zone = useMyZone()
  const claimedNote = useClaimedNote()
  return { t, locale, rewardText, zone, claimedNote }
}
