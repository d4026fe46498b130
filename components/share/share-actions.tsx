import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { canSend, MESSENGERS, sendShare, shareLinkOfApp } from '#lib/share/send-share.ts'
import type { Shared } from '#lib/share/shared.ts'
import { useBridge } from '#store/hooks.ts'
import { Row } from '#components/ui/layout/layout.tsx'
import styles from './share-dialog.module.css'
import type { PosterState } from './use-poster.ts'

interface ShareActionsProps {
  /** null until the link is known. */
  shared: Shared | null
  poster: PosterState
  /** The content has left the page. */
  onShared: () => void
}

/** The targets as tiles: messengers, the picture as a file, the exchange's app, and the list of the system or the app. */
export function ShareActions({ shared, poster, onShared }: ShareActionsProps) {
  const t = useTranslations('share')
  const bridge = useBridge()
  const isPhone = useDevice()?.platform !== 'desktop'
  const picture = poster.status === 'ready' ? poster.file : null
  const pictureUrl = poster.status === 'ready' ? poster.src : null
  const send = async () => {
    if (!shared) return
    const outcome = await sendShare(shared, { bridge, navigator, picture, pictureUrl })
    if (outcome === 'shared') onShared()
  }
  const save = () => {
    if (!picture) return
    saveFile(picture, picture.name)
    onShared()
  }
  return (
    <Row as="ul" gap="10" wrap className={styles.targets}>
      {MESSENGERS.map(({ name, icon, href }) => (
        <li key={name}>
          <a
            className={styles.target}
            href={shared ? href(shared) : undefined}
            target="_blank"
            rel={EXTERNAL_REL}
            onClick={onShared}
          >
            <Icon icon={icon} size="lg" />
            {name}
          </a>
        </li>
      ))}
      {poster.status !== 'failed' && (
        <li>
          <button
            type="button"
            className={cx(styles.target, styles.press)}
            aria-disabled={!picture || undefined}
            aria-busy={!picture || undefined}
            onClick={save}
          >
            <Icon icon="download-simple" size="lg" />
            {t('save')}
          </button>
        </li>
      )}
      {!bridge.inApp && isPhone && (
        <li>
          <a className={styles.target} href={shared ? shareLinkOfApp(shared) : undefined} onClick={onShared}>
            <Icon icon="device-mobile" size="lg" />
            {t('in_app')}
          </a>
        </li>
      )}
      {canSend(bridge, navigator) && (
        <li>
          <button
            type="button"
            className={cx(styles.target, styles.press)}
            aria-disabled={!shared || undefined}
            onClick={() => void send()}
          >
            <Icon icon="dots-three-circle" size="lg" />
            {t('more')}
          </button>
        </li>
      )}
    </Row>
  )
}
