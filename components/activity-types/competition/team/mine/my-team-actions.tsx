import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { myPart } from '#lib/competition/my-part.ts'
import styles from './my-team-card.module.css'
import type { MyTeamCardProps } from './my-team-card.tsx'

interface MyTeamActionsProps extends Pick<
  MyTeamCardProps,
  'mine' | 'isJoinOpen' | 'isLeaving' | 'onLeave' | 'onShare'
> {
  /** The prizes of the event are paid. */
  isPaid: boolean
}

/** Sharing, or the rewards that were paid; leaving, which a captain with other members cannot. */
export function MyTeamActions({ mine, isPaid, isJoinOpen, isLeaving, onLeave, onShare }: MyTeamActionsProps) {
  const t = useTranslations('team')
  const texts = useTranslations()
  const locale = useLocale()
  const mustStay = mine.captainIsMe && mine.members > 1
  return (
    <>
      <div className={styles.actions}>
        {isPaid && myPart(mine) ? (
          <Button variant="outlined" size="sm" href="/rewards" locale={locale}>
            {texts('activity.cta_granted')}
          </Button>
        ) : (
          <Button variant="outlined" size="sm" onClick={onShare}>
            <Icon icon={ShareNetworkIcon} size="sm" />
            {t('share')}
          </Button>
        )}
        {isJoinOpen && !mustStay && (
          <OnlineButton variant="text" size="sm" busy={isLeaving} onClick={onLeave}>
            {t(mine.captainIsMe ? 'close' : 'leave')}
          </OnlineButton>
        )}
      </div>
      {isJoinOpen && mustStay && <p className={styles.note}>{t('captain_stays')}</p>}
    </>
  )
}
