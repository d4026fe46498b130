import { BasePrizesLive, type BasePrizesLiveProps } from './base-prizes-live.tsx'
import { CombineLive } from './combine/combine-live.tsx'
import type { CompoundSubject } from './compound-subject.ts'
import { TracksLive } from './tracks/tracks-live.tsx'

export type CompoundPartProps =
  { part: 'tracks' | 'combine'; subject: CompoundSubject } | ({ part: 'prizes' } & BasePrizesLiveProps)

/** The live parts of the page, loaded together. */
export function CompoundPart(props: CompoundPartProps) {
  switch (props.part) {
    case 'tracks':
      return <TracksLive subject={props.subject} />
    case 'combine':
      return <CombineLive subject={props.subject} />
    case 'prizes':
      return <BasePrizesLive {...props} />
  }
}
