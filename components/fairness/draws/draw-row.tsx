import { useWords } from '#components/ui/text/use-words.ts'
import type { ReactNode } from 'react'
import { Chip } from '#components/ui/surface/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { VisuallyHidden } from '#components/ui/text/visually-hidden.tsx'
import type { LoggedDraw } from '#lib/fairness/verify-draws.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import styles from './draws-table.module.css'
import { useFairnessWords } from '../use-fairness-words.ts'

/** `open`: not verified yet. */
export type DrawState = 'open' | 'right' | 'wrong'

interface DrawRowProps {
  draw: LoggedDraw
  labels: Readonly<Record<string, string>>
  timeZone: string
  state: DrawState
  /** Present while the row is open. */
  details?: ReactNode
  onToggle?: (drawNo: number) => void
}

const COLUMNS = 8

/** One draw of the log; its number opens the steps of its computation. */
export function DrawRow({ draw, labels, timeZone, state, details, onToggle }: DrawRowProps) {
  const { t, locale } = useWords()
  const { number, drawNo, prize } = useFairnessWords(labels)
  const isOpen = details !== undefined
  const isFallback = draw.prizeId !== draw.rolledPrizeId
  return (
    <>
      <tr id={`draw-${draw.drawNo}`} className={cx(isOpen && styles.opened)}>
        <td className={styles.draw}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('fairness.row_open', { number: drawNo(draw.drawNo) })}
            className={styles.toggle}
            onClick={onToggle && (() => onToggle(draw.drawNo))}
          >
            {drawNo(draw.drawNo)}
            <Icon icon="caret-down" size="sm" />
          </button>
        </td>
        <td className={styles.time}>{formatDayMonthTime(locale, draw.at, timeZone)}</td>
        <td className={styles.user}>
          <code>{draw.userRef}</code>
        </td>
        <td className={styles.nonce}>{number(draw.nonce)}</td>
        <td className={styles.seed}>
          {draw.clientSeed === '' ? t('fairness.no_client_seed') : <code>{draw.clientSeed}</code>}
        </td>
        <td className={styles.rolled}>{prize(draw.rolledPrizeId)}</td>
        <td className={styles.paid}>
          <b>{prize(draw.prizeId)}</b>
          {isFallback && <Chip tone="warning">{t('fairness.fallback')}</Chip>}
        </td>
        <td className={styles.check}>
          {state !== 'open' && (
            <span className={styles[state]}>
              <Icon icon={state === 'right' ? 'check-circle' : 'x-circle'} weight="fill" />
              <VisuallyHidden>{t(state === 'right' ? 'fairness.row_right' : 'fairness.row_wrong')}</VisuallyHidden>
            </span>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.details}>
          <td colSpan={COLUMNS}>{details}</td>
        </tr>
      )}
    </>
  )
}
