import { CompetitionStakeLive } from './competition-stake-live.tsx'
import { PlaceLive } from './place-live.tsx'
import { PrizesLive } from './prizes-live.tsx'

/** The live parts of the page for users, loaded together. */
export const competitionLive = {
  Stake: CompetitionStakeLive,
  Place: PlaceLive,
  Prizes: PrizesLive,
}
