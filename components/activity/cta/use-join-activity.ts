'use client'

import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import type { ActivityDetail } from '#lib/contract/activity/activity.ts'
import { DIALOG_STATUSES } from '#lib/contract/dialog-statuses.ts'
import { activityApi } from '#store/api/activity.ts'

/** Joins, after the consent if the activity needs one; a repetition is safe (contract §6). */
export function useJoinActivity({ activityId, consent }: Pick<ActivityDetail, 'activityId' | 'consent'>) {
  const [apply, { isLoading }] = activityApi.endpoints.apply.useMutation()
  const { notify, openDialog } = useNotify()
  const errorText = useErrorText()
  const t = useTranslations()

  const send = useCallback(async () => {
    const { data, error } = await apply({ activityId, consentVersion: consent?.version })
    if (data) {
      openDialog({
        modeType: 'success',
        status: DIALOG_STATUSES.registered,
        title: t('activity.user_apply_success'),
        message: t('activity.line_join'),
        confirmText: t('welcome.bind_base_info.confirm'),
      })
      return
    }
    const isGateway = error && 'kind' in error && error.kind === 'gateway'
    if (isGateway) openDialog({ modeType: 'error', status: DIALOG_STATUSES.error, title: errorText(error) })
    else
      notify(errorText(error), { modeType: 'error', buttonText: t('common.btn_retry'), onConfirm: () => void send() })
  }, [apply, activityId, consent, openDialog, notify, errorText, t])

  const join = useCallback(() => {
    if (!consent) return void send()
    openDialog({
      modeType: 'cancel',
      status: DIALOG_STATUSES.switch,
      title: t('activity.consent_title'),
      message: consent.text,
      confirmText: t('activity.consent_accept'),
      cancelText: t('common.btn_cancel'),
      onConfirm: () => void send(),
    })
  }, [consent, openDialog, send, t])

  return { join, isJoining: isLoading }
}
