import { useWords } from '#components/ui/text/use-words.ts'
import { useCallback, useRef, useState, use, useEffect, type RefObject } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { AuthContext } from '#components/providers/auth-context.ts'
import { SelectedText } from '#components/ui/controls/copy-button.tsx'
import { CopyText } from '#components/ui/controls/copy-text.tsx'
import { SmallIcon, Icon } from '#components/ui/pictures/icon.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { readPublicConfig } from '#lib/config/public-config.ts'
import { pageLabel } from '#lib/page-label.ts'
import { POSTER_FORMATS, POSTER_SIZES, type PosterFormat } from '#lib/share/poster.ts'
import { toShared, type Shared } from '#lib/share/shared.ts'
import { shortLink } from '#lib/share/short-link.ts'
import { shareApi } from '#store/api/share.ts'
import { useLanguageType, useBridge } from '#store/hooks.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { copyText } from '#lib/copy-text.ts'
import { Hint, Row, Span, Stack, type LayoutProps } from '#components/ui/layout/layout.tsx'
import { Poster } from './poster/poster.tsx'
import styles from './share-dialog.module.css'
import type { ShareSubject } from './share-subject.ts'
import { FrameDialog } from '#components/notification/frame-dialog.tsx'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import { useDevice } from '#components/ui/browser/use-device.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { canSend, MESSENGERS, sendShare, shareLinkOfApp } from '#lib/share/send-share.ts'
import { useComputed } from '#components/ui/browser/use-computed.ts'

/** Poster, its formats, link and the ways to share them; the link works while the poster is drawn, and when it cannot be drawn. */
export function SharePanel({ subject, titleId }: { subject: ShareSubject; titleId: string }) {
  const { t } = useWords()
  const errorText = useErrorText()
  const { activityId } = subject
  const languageType = useLanguageType()
  const [read, { data, error }] = shareApi.useShareContentMutation()
  const readContent = useCallback(
    () => void read({ languageType, activityId: activityId ?? undefined }),
    [read, languageType, activityId],
  )
  useEffect(readContent, [readContent])
  const remoteUrl = use(AuthContext)?.sharedLinkUrl ?? null
  const shared = data ? toShared(data, { href: window.location.href, remoteUrl }) : null
  const [report, { originalArgs: reported, isError: isUnreported }] = shareApi.useActivitySharedMutation()
  /**
   * Reports that the user has shared, once for a receipt (ADR 0039). A failure shows nothing, because the share itself has succeeded;
   * the next way to share reports it again.
   */
  const reportShare = () => {
    const receipt = data?.receipt
    const isReported = reported?.receipt === receipt && !isUnreported
    if (activityId && receipt && !isReported) void report({ activityId, receipt })
  }
  const [format, setFormat] = useState<PosterFormat>('tall')
  const poster = useRef<HTMLDivElement>(null)
  const name = [readPublicConfig().brandName, pageLabel(window.location.pathname), format === 'tall' ? null : format]
  const { state, retry } = usePoster(poster, shared && name.filter(Boolean).join('-').toLowerCase())
  const { width, height } = POSTER_SIZES[format]
  return (
    <div className={styles.panel}>
      {/* The drawn picture, exactly as it is saved; the reason where there is none. */}
      <div className={styles.picture} style={{ aspectRatio: width / height }} aria-busy={state.status === 'drawing'}>
        {state.status === 'drawing' && <Skeleton height="100%" radius="card" />}
        {state.status === 'ready' && (
          <img src={state.src} alt={t('share.poster_description', { title: subject.title })} />
        )}
        {state.status === 'failed' && (
          <Stack role="alert" gap="12" size="hint" tone="secondary" text="center" className={styles.failed}>
            <p>{t('share.poster_failed')}</p>
            <RetryButton onClick={retry} />
          </Stack>
        )}
      </div>
      <div>
        <h2 id={titleId} className={styles.title}>
          {subject.heading ?? t('share.title')}
        </h2>
        <Hint top="8">{t('share.line')}</Hint>
        {/* The shape of the picture, by where it is posted. */}
        <Row role="group" aria-label={t('share.format_label')} gap="8" top="12" wrap className={styles.formats}>
          {POSTER_FORMATS.map((one) => (
            <Row
              as="button"
              key={one}
              type="button"
              align="center"
              weight="medium"
              aria-pressed={one === format}
              onClick={() => setFormat(one)}
            >
              <i data-format={one} aria-hidden />
              {t(`share.format_${one}`)}
            </Row>
          ))}
        </Row>
      </div>
      <div className={styles.ways}>
        {error ? (
          <Alert>
            <p>{errorText(error)}</p>
            <RetryButton onClick={readContent} />
          </Alert>
        ) : (
          <>
            <ShareActions shared={shared} poster={state} onShared={reportShare} />
            {shared ? (
              <Row gap="8" top="14" align="center" className={styles.link}>
                {/* Host plus query (APP-5); the button copies all of it. */}
                <Span
                  role="group"
                  aria-label={t('invite.link_label')}
                  grow
                  size="note"
                  breaks
                  className={styles.address}
                >
                  <bdi dir="ltr">{shortLink(shared.url)}</bdi>
                </Span>
                <CopyText
                  text={shared.url}
                  onCopied={reportShare}
                  label={t('common.btn_copy')}
                  icon={<SmallIcon icon="copy" />}
                  size="sm"
                />
              </Row>
            ) : (
              <Skeleton height="50px" radius="control" className={styles.linkSpace} />
            )}
          </>
        )}
      </div>
      {shared && (
        <div className={styles.stage} aria-hidden>
          <Poster key={format} ref={poster} subject={subject} format={format} shared={shared} />
        </div>
      )}
    </div>
  )
}

/** UI-2: the frame with the poster and the ways to share it. */
export const ShareDialog = ({ subject, open, close }: { subject: ShareSubject; open: boolean; close: () => void }) => (
  <FrameDialog isOpen={open} onClose={close}>
    {(titleId) => <SharePanel subject={subject} titleId={titleId} />}
  </FrameDialog>
)

interface ShareActionsProps {
  /** null until the link is known. */
  shared: Shared | null
  poster: PosterState
  /** Called when the user has chosen a target. */
  onShared: () => void
}

/** The targets as tiles: messengers, the picture as a file, the exchange's app, and the list of the system or the app. */
function ShareActions({ shared, poster, onShared }: ShareActionsProps) {
  const { t } = useWords()
  const bridge = useBridge()
  const { notify } = useNotify()
  const [isUncopied, setUncopied] = useState(false)
  const isPhone = useDevice()?.platform !== 'desktop'
  const picture = poster.status === 'ready' ? poster : null
  const send = async () => {
    if (!shared) return
    const outcome = await sendShare(shared, { bridge, navigator, picture })
    if (outcome === 'shared') onShared()
    if (outcome !== 'refused') return
    if (await copyText(shared.url)) {
      onShared()
      notify(t('share.link_copied'), { modeType: 'success' })
    } else setUncopied(true)
  }
  const save = () => {
    if (!picture) return
    saveFile(picture.file, picture.file.name)
    onShared()
  }
  return (
    <>
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
      {isUncopied && shared && (
        <Stack gap="8" role="alert">
          {t('common.copy_failed')}
          <SelectedText text={shared.url} label={t('common.btn_copy')} />
        </Stack>
      )}
    </>
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

type PosterState =
  { status: 'drawing' } | { status: 'ready'; file: File; /** Data URL. */ src: string } | { status: 'failed' }

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture cannot be read')))
    reader.readAsDataURL(file)
  })

async function draw({ current }: RefObject<HTMLElement | null>, name: string | null, attempt: number) {
  if (!current || !name) return null
  const made = (state: PosterState) => ({ name, attempt, state })
  try {
    // Its library has 46 kB, which only this dialog needs.
    const { capturePoster } = await import('#lib/share/capture-poster.ts')
    const file = new File([await capturePoster(current)], `${name}.png`, { type: 'image/png' })
    return made({ status: 'ready', file, src: await dataUrl(file) })
  } catch {
    return made({ status: 'failed' })
  }
}

/** Draws the element of `poster` once its content is complete and has a `name`, again on `retry` and under another name. */
function usePoster(poster: RefObject<HTMLElement | null>, name: string | null) {
  const [attempt, setAttempt] = useState(0)
  const drawn = useComputed(draw, poster, name, attempt)
  const isCurrent = drawn?.name === name && drawn.attempt === attempt
  const state: PosterState = isCurrent ? drawn.state : { status: 'drawing' }
  return { state, retry: () => setAttempt(attempt + 1) }
}
