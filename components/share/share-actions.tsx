import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { canSend, sendShare } from '#lib/share/send-share.ts'
import type { Shared } from '#lib/share/shared.ts'
import { useBridge } from '#store/hooks.ts'
import type { PosterState } from './use-poster.ts'

interface ShareActionsProps {
  shared: Shared
  poster: PosterState
  /** The content has left the page. */
  onShared: () => void
}

/** Share by the app or the browser, where either can, and save the picture once it is drawn. */
export function ShareActions({ shared, poster, onShared }: ShareActionsProps) {
  const t = useTranslations('share')
  const bridge = useBridge()
  const picture = poster.status === 'ready' ? poster.file : null
  const pictureUrl = poster.status === 'ready' ? poster.src : null
  const send = async () => {
    const outcome = await sendShare(shared, { bridge, navigator, picture, pictureUrl })
    if (outcome === 'shared') onShared()
  }
  const save = () => {
    if (!picture) return
    saveFile(picture, picture.name)
    onShared()
  }
  const isSendable = canSend(bridge, navigator)
  return (
    <>
      {isSendable && (
        <Button full onClick={() => void send()}>
          <Icon icon="share-network" size="sm" />
          {t('open')}
        </Button>
      )}
      {poster.status !== 'failed' && (
        <Button full variant={isSendable ? 'outlined' : 'primary'} busy={poster.status === 'drawing'} onClick={save}>
          {poster.status === 'ready' && <Icon icon="download-simple" size="sm" />}
          {t('save')}
        </Button>
      )}
    </>
  )
}
