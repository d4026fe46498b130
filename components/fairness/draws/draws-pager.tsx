import { useWords } from '#components/ui/text/use-words.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { DRAWS_SHOWN } from '#lib/fairness/draws-shown.ts'
import { Ends, Row } from '#components/ui/layout/layout.tsx'
import styles from './draws-card.module.css'

interface DrawsPagerProps {
  page: number
  total: number
  onPage?: (page: number) => void
}

/** Which draws the table shows, and the buttons to the pages beside. */
export function DrawsPager({ page, total, onPage }: DrawsPagerProps) {
  const { t, number } = useWords()
  const last = Math.min(total, (page + 1) * DRAWS_SHOWN)
  const button = (label: string, to: number, icon: 'caret-left' | 'caret-right') => (
    <IconButton label={label} disabled={to < 0 || to * DRAWS_SHOWN >= total} onClick={onPage && (() => onPage(to))}>
      <Icon icon={icon} size="sm" />
    </IconButton>
  )
  return (
    <Ends gap="8 12" size="note" tone="secondary" className={styles.pager}>
      <span role="status">
        {t('fairness.range', { first: number(page * DRAWS_SHOWN + 1), last: number(last), total: number(total) })}
      </span>
      {total > DRAWS_SHOWN && (
        <Row gap="4">
          {button(t('fairness.previous'), page - 1, 'caret-left')}
          {button(t('fairness.next'), page + 1, 'caret-right')}
        </Row>
      )}
    </Ends>
  )
}
