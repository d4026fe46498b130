import type { PageParts } from '#components/activity/page-parts.ts'
import { CompetitionStake } from '../competition-stake.tsx'
import { CompoundAside } from './compound-aside.tsx'
import { compoundProof } from './compound-proof.ts'
import { CompoundSections } from './compound-sections.tsx'
import { TrackSection } from './tracks/track-section.tsx'

/** The page of linked tracks: a card a track, the prize that they combine to, the boards and the base prizes. */
export const COMPOUND_PAGE: PageParts = {
  cta: { hasOwnStep: true },
  HeroStake: CompetitionStake,
  proof: compoundProof,
  AboveColumns: TrackSection,
  BeforeTasks: CompoundSections,
  Aside: CompoundAside,
  listsPrizes: true,
}
