import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Accent, Line, Note, Span } from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import panel from '#components/ui/surface/panel.module.css'
import type { RewardWord } from '#lib/task/reward-word.ts'
import styles from './reward-line.module.css'
import { REWARD_ICONS } from './reward-look.ts'

interface RewardIconProps {
  word: RewardWord
  /** `gold`: can be claimed or used now; `off`: used or expired. */
  look?: 'gold' | 'off'
}

/** The icon of a kind of reward in its box. */
export const RewardIcon = ({ word, look }: RewardIconProps) => (
  <span className={cx(panel.iconBox, look && styles[look])}>
    <Icon icon={REWARD_ICONS[word]} weight="duotone" size="lg" />
  </span>
)

interface RewardLineProps extends RewardIconProps {
  as?: 'li' | 'div'
  title: ReactNode
  note?: ReactNode
  /** The reward, or a button. */
  end: ReactNode
  /** Below, beside the icon. */
  children?: ReactNode
}

/** One line of a list: what pays a reward, and the reward. */
export const RewardLine = ({ as = 'li', title, note, end, children, ...icon }: RewardLineProps) => (
  <Line as={as} className={styles.line}>
    <RewardIcon {...icon} />
    <div>
      <Span weight="medium" className={styles.title}>
        {title}
      </Span>
      {note && <Note size="small">{note}</Note>}
    </div>
    {typeof end === 'string' ? (
      <Accent>
        <bdi>{end}</bdi>
      </Accent>
    ) : (
      end
    )}
    {children}
  </Line>
)
