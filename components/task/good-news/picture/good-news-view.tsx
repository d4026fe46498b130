import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './good-news-view.module.css'

/** Letters; a longer title has an amount of 12 digits or 18 decimals, which must not be broken. */
const LONG_TITLE = 28

export interface GoodNewsAction {
  label: string
  onPress: () => void
  /** Gold, for a claim; else the primary colour. */
  isClaim?: boolean
  /** The action is under way. */
  busy?: boolean
}

export interface GoodNewsViewProps {
  scene: ReactNode
  title: string
  sentence: string
  /** Under the sentence: "Locked", "Under review". */
  chip?: ReactNode
  /** The change: the money bar, a list, the next step. */
  children?: ReactNode
  /** The first has the focus and Enter. */
  actions: readonly [GoodNewsAction, GoodNewsAction?]
  /** The countdown until it closes. */
  closing?: ReactNode
  onClose: () => void
  titleId: string
  /** Gets the box of the actions. */
  actionsRef?: Ref<HTMLDivElement>
}

/** The content of the overlay for good news, whatever the news (design §13, "Moments"). */
export function GoodNewsView(props: GoodNewsViewProps) {
  const { scene, title, sentence, chip, children, actions, closing, onClose, titleId, actionsRef } = props
  const t = useTranslations('common')
  const [first, second] = actions
  return (
    <>
      <div className={styles.scene}>{scene}</div>
      <div className={styles.body}>
        {/* The news may change in place. */}
        <div aria-live="polite">
          <h2 id={titleId} className={styles.title} data-long={title.length > LONG_TITLE || undefined}>
            {title}
          </h2>
          <p className={styles.sentence}>{sentence}</p>
        </div>
        {chip && <div className={styles.chip}>{chip}</div>}
        {children}
        <div ref={actionsRef} className={styles.actions}>
          <Button
            variant={first.isClaim ? 'celebrate' : 'primary'}
            size="lg"
            full
            className={styles.action}
            busy={first.busy}
            onClick={first.onPress}
          >
            {first.isClaim && !first.busy && <Icon icon="gift" weight="fill" />}
            {first.label}
          </Button>
          {second && (
            <Button variant="outlined" full className={styles.action} onClick={second.onPress}>
              {second.label}
            </Button>
          )}
        </div>
        {closing}
      </div>
      <IconButton label={t('btn_close')} className={styles.close} onClick={onClose}>
        <Icon icon="x" />
      </IconButton>
    </>
  )
}
