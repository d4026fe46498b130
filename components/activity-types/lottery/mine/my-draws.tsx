import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { hubPhase } from '../wheel/closed-hub.ts'
import { MyDrawsIsland } from '../lottery-islands.tsx'
import styles from './my-draws.module.css'

/** The user's draws. A visitor has none; a logged-in reader sees their place until they are known. */
export function MyDraws({ detail }: { detail: ActivityDetail }) {
  const t = useTranslations('lottery')
  const { activityId, endTime, lottery } = detail
  if (!lottery) return null
  return (
    <MyDrawsIsland activityId={activityId} endTime={endTime} isOver={hubPhase(detail) === 'over'}>
      <Card padded className={styles.waiting}>
        <h2>{t('mine')}</h2>
      </Card>
    </MyDrawsIsland>
  )
}
