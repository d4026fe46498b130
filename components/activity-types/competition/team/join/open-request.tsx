import { useTranslations } from 'next-intl'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'

export interface TeamRequest {
  teamId: string
  name: string
  /** ms */
  at: number
}

interface OpenRequestProps {
  request: TeamRequest
  isBusy: boolean
  onTakeBack: () => void
}

/** The request that a captain has not answered yet. */
export function OpenRequest({ request, isBusy, onTakeBack }: OpenRequestProps) {
  const t = useTranslations('team')
  return (
    <Notice tone="primary" role="status">
      <p>{t('request_waits', { team: isolateText(request.name) })}</p>
      <OnlineButton variant="outlined" size="sm" busy={isBusy} onClick={onTakeBack}>
        {t('take_back')}
      </OnlineButton>
    </Notice>
  )
}
