import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './draws-card.module.css'

export type DrawsMessageContent = { kind: 'failed' } | { kind: 'found'; query: string; count: number }

interface DrawsMessageProps {
  message: DrawsMessageContent
  onReset: () => void
}

/** The result of a search, or that draws could not be read, and the way back to all draws. */
export function DrawsMessage({ message, onReset }: DrawsMessageProps) {
  const t = useTranslations('fairness')
  return (
    <Notice role="status" className={styles.notice}>
      {message.kind === 'failed' ? t('loading_failed') : <Found {...message} />}{' '}
      <Button variant="text" size="sm" onClick={onReset}>
        {t('search_all')}
      </Button>
    </Notice>
  )
}

function Found({ query, count }: { query: string; count: number }) {
  const t = useTranslations('fairness')
  const locale = useLocale()
  if (count === 0) return t('search_none', { query })
  return t('search_found', { count, value: formatNumber(locale, String(count)), query })
}
