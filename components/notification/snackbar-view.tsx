import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import type { Notification, NotificationMode } from '#store/slices/notification.ts'
import { Row, Stack } from '#components/ui/layout/layout.tsx'
import { HoursCountdown } from './hours-countdown.tsx'
import styles from './snackbar.module.css'

export const MODE_ICONS = {
  normal: 'info',
  success: 'check-circle',
  error: 'x-circle',
  dangerous: 'warning',
  timeDown: 'timer',
  cancel: 'question',
} as const satisfies Record<NotificationMode, unknown>

interface ViewProps {
  notification: Omit<Notification, 'id' | 'duration'>
  /** Under the message. */
  second?: ReactNode
  onClose: () => void
  onConfirm: () => void
}

/** A snackbar's content; icon and words carry the meaning, colour only helps (design, "Snackbars"). */
export function SnackbarView({ notification, second, onClose, onConfirm }: ViewProps) {
  const t = useTranslations('common')
  const { modeType, message, title, buttonText, frosted, timeDown } = notification
  return (
    <Row
      gap="4 12"
      align="center"
      wrap
      className={styles.snackbar}
      data-mode={modeType}
      data-frosted={frosted || undefined}
    >
      <Icon icon={MODE_ICONS[modeType]} weight="fill" className={styles.icon} />
      <Stack gap="2" className={styles.text}>
        {title && <strong>{title}</strong>}
        <span>
          {message} {timeDown && <HoursCountdown to={timeDown} onEnd={onClose} />}
        </span>
        {second}
      </Stack>
      {(modeType === 'cancel' || buttonText) && (
        <Row gap="12" className={styles.buttons}>
          {modeType === 'cancel' && (
            <SmallButton variant="text" onClick={onClose}>
              {t('btn_cancel')}
            </SmallButton>
          )}
          <SmallButton variant="text" onClick={onConfirm}>
            {buttonText ?? t('btn_ok')}
          </SmallButton>
        </Row>
      )}
    </Row>
  )
}
