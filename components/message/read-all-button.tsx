'use client'

import { ChecksIcon } from '@phosphor-icons/react/dist/ssr/Checks'
import { useTranslations } from 'next-intl'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { readMessagesApi } from '#store/api/read-messages.ts'

/** Marks all messages as read, also those on other pages of the list. */
export function ReadAllButton() {
  const t = useTranslations('messages')
  const { notify } = useNotify()
  const errorText = useErrorText()
  const [read, { isLoading }] = readMessagesApi.endpoints.readMessages.useMutation()
  const readAll = () =>
    void read({ all: true })
      .unwrap()
      .catch((error: unknown) => notify(errorText(error), { modeType: 'error' }))
  return (
    <Button variant="text" size="sm" busy={isLoading} onClick={readAll}>
      <Icon icon={ChecksIcon} size="sm" />
      {t('read_all')}
    </Button>
  )
}
