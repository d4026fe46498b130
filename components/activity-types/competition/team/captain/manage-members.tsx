import { useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import styles from './captain-tools.module.css'
import type { CaptainHandlers } from './captain-tools.tsx'

interface ManageMembersProps {
  members: MyTeam['memberList']
  isBusy: boolean
  handlers: CaptainHandlers
}

/** All members but the captain, each to remove or to make captain; nothing while the captain is alone. */
export function ManageMembers({ members, isBusy, handlers }: ManageMembersProps) {
  const t = useTranslations('team')
  const others = members.filter(({ isCaptain }) => !isCaptain)
  if (others.length === 0) return null
  const list = (
    <ul className={styles.people}>
      {others.map(({ userRef, maskedName }) => (
        <li key={userRef}>
          <span className={styles.person}>
            <bdi translate="no">{maskedName}</bdi>
          </span>
          <span className={styles.buttons}>
            <OnlineButton
              variant="outlined"
              size="sm"
              disabled={isBusy}
              aria-label={t('hand_over_named', { name: maskedName })}
              onClick={() => handlers.onHandOver({ userRef, maskedName })}
            >
              {t('hand_over')}
            </OnlineButton>
            <OnlineButton
              variant="text"
              size="sm"
              disabled={isBusy}
              aria-label={t('remove_named', { name: maskedName })}
              onClick={() => handlers.onRemove({ userRef, maskedName })}
            >
              {t('remove')}
            </OnlineButton>
          </span>
        </li>
      ))}
    </ul>
  )
  return <Accordion items={[{ key: 'members', title: t('manage'), body: list }]} />
}
