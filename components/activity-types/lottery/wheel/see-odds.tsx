import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { PRIZES_ID } from '../prizes/prizes-id.ts'

export function SeeOdds() {
  const t = useTranslations('lottery')
  const locale = useLocale()
  return (
    <Link look="text" href={`#${PRIZES_ID}`} locale={locale}>
      {t('see_odds')}
    </Link>
  )
}
