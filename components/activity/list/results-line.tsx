import { useLocale, useTranslations } from 'next-intl'
import { Text } from '#components/ui/text/text.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './activity-list.module.css'

interface ResultsLineProps {
  search: string
  total: number
  /** Which of them are shown. */
  position: string
  /** The numbers are those of the choice before. */
  isBusy: boolean
}

/** How many activities a search has found; without a search, which of all activities are shown. */
export function ResultsLine({ search, total, position, isBusy }: ResultsLineProps) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const value = formatNumber(locale, String(total))
  const line = search === '' ? position : t('search_found', { count: total, value, search: isolateText(search) })
  return (
    <Text size="small" tone="secondary" role="status" className={styles.line}>
      {isBusy ? '' : line}
    </Text>
  )
}
