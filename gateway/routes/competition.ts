import { listBoardSnapshots } from '#gateway/domain/competitions/list-board-snapshots.ts'
import { readRank } from '#gateway/domain/competitions/read-rank.ts'
import { withPreviews } from '#gateway/domain/publication/with-previews.ts'
import { bind } from '#gateway/route.ts'
import { competitionRank } from '#lib/contract/competition/rank.ts'
import { competitionSnapshots } from '#lib/contract/competition/snapshots.ts'

export const competitionRoutes = [
  bind(competitionRank, ({ query }, { gateway, caller, locale }) =>
    readRank(withPreviews(gateway), caller, query, locale),
  ),
  bind(competitionSnapshots, ({ query }, { gateway }) => listBoardSnapshots(gateway, query)),
]
