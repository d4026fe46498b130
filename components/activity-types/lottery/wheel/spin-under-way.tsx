import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './spin-under-way.module.css'

interface SpinUnderWayProps {
  /** Draws after this spin. */
  left: number
  toClaim: number
  /** Shows the result at once. */
  onSkip: () => void
}

/** The pressed button is gone: the focus stays on the wheel's part of the page. */
const takeFocus = (button: HTMLElement | null) => {
  if (button && (document.activeElement === null || document.activeElement === document.body)) focusElement(button)
}

/** Around the wheel while it turns: what is left after this spin, and the way to the result. */
export function SpinUnderWay({ left, toClaim, onSkip }: SpinUnderWayProps) {
  const t = useTranslations('lottery')
  const locale = useLocale()
  const amount = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  return (
    <>
      <div className={styles.luck}>
        <p className={styles.title}>{t('good_luck')}</p>
        <p className={styles.line}>
          {t('left_after', amount(left))}
          {toClaim > 0 && ` · ${t('to_claim', amount(toClaim))}`}
        </p>
      </div>
      <div className={styles.skip} ref={(box) => takeFocus(box?.querySelector('button') ?? null)}>
        <Button variant="text" onClick={onSkip}>
          {t('show_now')}
        </Button>
        <p className={styles.line}>{t('saved_line')}</p>
      </div>
    </>
  )
}
