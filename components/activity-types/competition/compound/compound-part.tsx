import type { HeroSubject } from '#components/activity/hero-headline.tsx'
import { useMyActivity } from '#store/use-my-activity.ts'
import { PrizesCard, type PrizesCardProps } from '../prizes/prizes-card.tsx'
import { CombineLive } from './combine/combine-live.tsx'
import type { CompoundSubject } from './compound-subject.ts'
import { CompoundHeadline } from './compound-headline.tsx'
import { TracksLive } from './tracks/tracks-live.tsx'
import { useMyCompound } from './use-my-compound.ts'

interface BasePrizesLiveProps extends Omit<PrizesCardProps, 'myRank'> {
  activityId: string
}

export type CompoundPartProps =
  | { part: 'tracks' | 'combine'; subject: CompoundSubject }
  | { part: 'headline'; subject: CompoundSubject; hero: HeroSubject }
  | ({ part: 'prizes' } & BasePrizesLiveProps)

/** The live parts of the page, loaded together. */
export function CompoundPart(props: CompoundPartProps) {
  switch (props.part) {
    case 'headline':
      return <HeadlineLive subject={props.subject} hero={props.hero} />
    case 'tracks':
      return <TracksLive subject={props.subject} />
    case 'combine':
      return <CombineLive subject={props.subject} />
    case 'prizes':
      return <BasePrizesLive {...props} />
  }
}

/** The stake with the user's own tiles and their product. */
function HeadlineLive({ subject: initial, hero }: { subject: CompoundSubject; hero: HeroSubject }) {
  const { subject, mine, isLoading } = useMyCompound(initial)
  return <CompoundHeadline subject={subject} hero={hero} mine={mine} isServers={isLoading} />
}

/** The base prizes with the ranks that contain the user's by volume marked. */
function BasePrizesLive({ activityId, ...prizes }: BasePrizesLiveProps) {
  const { my } = useMyActivity(activityId)
  return <PrizesCard {...prizes} myRank={my?.compound?.volumeRank ?? null} />
}
