import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { TwoClocks } from '#components/ui/time/two-clocks.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import styles from '../../place/place-card.module.css'
import type { TeamRequest } from '../join/open-request.tsx'
import type { TeamSubject } from '../team-subject.ts'

interface NoTeamCardProps {
  subject: TeamSubject
  /** Of the activity. */
  isJoined: boolean
  request: TeamRequest | null
  hasLeft: boolean
  /** Teams can still be joined. */
  isJoinOpen: boolean
}

/** In the place of the user's team: how to get into one, or why that is over. */
export function NoTeamCard({ subject, isJoined, request, hasLeft, isJoinOpen }: NoTeamCardProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const id = useId()
  const reason = (): string | null => {
    if (request) return t('request_waits', { team: isolateText(request.name) })
    if (hasLeft) return t('left_line')
    if (!isJoinOpen) return t('without_line')
    return isJoined ? null : t('join_activity_first')
  }
  const text = reason()
  return (
    <Card as="section" padded className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('mine')}</h2>
      {text === null ? (
        <>
          <p>
            <TwoClocks
              at={subject.team.joinUntil}
              timeZone={subject.timeZone}
              sentence={t('join_until', { date: '{date}' })}
            />
          </p>
          <div>
            <Button variant="outlined" size="sm" href="#teams" locale={locale}>
              {t('find')}
            </Button>
          </div>
        </>
      ) : (
        <p>{text}</p>
      )}
    </Card>
  )
}
