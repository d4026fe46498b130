'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { DIALOG_STATUSES } from '@fanfare/contract/dialog-statuses.ts'

/** Asks, then ends the session, so that the user can log in with the account that may take part (ACT-8, status switch). */
export function useSwitchAccount(): () => void {
  const t = useTranslations()
  const { openDialog } = useNotify()
  const { logOut } = useAuth()
  return useCallback(
    () =>
      openDialog({
        modeType: 'cancel',
        status: DIALOG_STATUSES.switch,
        title: t('activity.switch_title'),
        message: t('activity.line_switch'),
        confirmText: t('activity.cta_switch'),
        cancelText: t('common.btn_cancel'),
        onConfirm: logOut,
      }),
    [openDialog, logOut, t],
  )
}
