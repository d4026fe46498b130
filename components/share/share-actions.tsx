import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { useWords } from '#components/ui/text/use-words.ts'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { canSend, MESSENGERS, sendShare, shareLinkOfApp } from '#lib/share/send-share.ts'
import type { Shared } from '#lib/share/shared.ts'
import { useBridge } from '#store/hooks.ts'
import { Row, Stack, type LayoutProps } from '#components/ui/layout/layout.tsx'
import styles from './share-dialog.module.css'
import type { PosterState } from './use-poster.ts'

interface ShareActionsProps {
  /** null until the link is known. */
  shared: Shared | null
  poster: PosterState
  /** Called when the user has chosen a target. */
  onShared: () => void
}

/** The targets as tiles: messengers, the picture as a file, the exchange's app, and the list of the system or the app. */
export function ShareActions({ shared, poster, onShared }: ShareActionsProps) {
  const { t } = useWords()
  const bridge = useBridge()
  const isPhone = useDevice()?.platform !== 'desktop'
  const picture = poster.status === 'ready' ? poster : null
  const send = async () => {
    if (!shared) return
    const outcome = await sendShare(shared, { bridge, navigator, picture })
    if (outcome === 'shared') onShared()
  }
  const save = () => {
    if (!picture) return
    saveFile(picture.file, picture.file.name)
    onShared()
  }
  return (
    <Row as="ul" gap="10" wrap className={styles.targets}>
      {MESSENGERS.map(({ name, icon, href }) => (
        <Target
          key={name}
          icon={icon}
          label={name}
          href={shared ? href(shared) : undefined}
          target="_blank"
          rel={EXTERNAL_REL}
          onClick={onShared}
        />
      ))}
      {poster.status !== 'failed' && (
        <Target
          icon="download-simple"
          label={t('share.save')}
          aria-disabled={!picture || undefined}
          aria-busy={!picture || undefined}
          as="button"
          type="button"
          onClick={save}
        />
      )}
      {!bridge.inApp && isPhone && (
        <Target
          icon="device-mobile"
          label={t('share.in_app')}
          href={shared ? shareLinkOfApp(shared) : undefined}
          onClick={onShared}
        />
      )}
      {canSend(bridge, navigator) && (
        <Target
          icon="dots-three-circle"
          label={t('share.more')}
          aria-disabled={!shared || undefined}
          as="button"
          type="button"
          onClick={send}
        />
      )}
    </Row>
  )
}

function Target({ icon, label, ...rest }: LayoutProps & { icon: IconName }) {
  return (
    <li>
      <Stack as="a" weight="medium" text="center" {...rest} className={styles.target}>
        <Icon icon={icon} size="lg" />
        {label}
      </Stack>
    </li>
  )
}
