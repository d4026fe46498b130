import { listBoardSnapshots } from '#gateway/boards/list-board-snapshots.ts'
import { readRank } from '#gateway/boards/read-rank.ts'
import { withPreviews } from '#gateway/activities/publication/with-previews.ts'
import { answerRequest, handOverTeam, removeMember } from '#gateway/teams/change-as-captain.ts'
import { createTeam } from '#gateway/teams/create-team.ts'
import { joinTeam } from '#gateway/teams/join-team.ts'
import { leaveTeam } from '#gateway/teams/leave-team.ts'
import { readTeams } from '#gateway/teams/read-teams.ts'
import { bind } from '#gateway/route.ts'
import { competitionRank, competitionSnapshots } from '@fanfare/contract/competition/rank.ts'
import {
  competitionTeam,
  competitionTeamApprove,
  competitionTeamCreate,
  competitionTeamHandOver,
  competitionTeamJoin,
  competitionTeamLeave,
  competitionTeamRemove,
} from '@fanfare/contract/competition/team.ts'

export const competitionRoutes = [
  bind(
    competitionRank,
    ({ query }, { gateway, caller, locale }) => readRank(withPreviews(gateway), caller, query, locale),
    { mayBeOld: 'visitors' },
  ),
  bind(competitionSnapshots, ({ query }, { gateway }) => listBoardSnapshots(gateway, query), { mayBeOld: 'everyone' }),
  bind(competitionTeam, ({ query }, { gateway, caller }) => readTeams(withPreviews(gateway), caller, query)),
  bind(competitionTeamCreate, async ({ query, body }, { gateway, caller }) => ({
    team: await createTeam(gateway, caller, query.activityId, body),
  })),
  bind(competitionTeamJoin, ({ query, body }, { gateway, caller }) =>
    joinTeam(gateway, caller, query.activityId, body),
  ),
  bind(competitionTeamLeave, ({ query }, { gateway, caller }) => leaveTeam(gateway, caller, query.activityId)),
  bind(competitionTeamApprove, async ({ query, body }, { gateway, caller }) => ({
    team: await answerRequest(gateway, caller, query.activityId, body),
  })),
  bind(competitionTeamRemove, async ({ query, body }, { gateway, caller }) => ({
    team: await removeMember(gateway, caller, query.activityId, body),
  })),
  bind(competitionTeamHandOver, async ({ query, body }, { gateway, caller }) => ({
    team: await handOverTeam(gateway, caller, query.activityId, body),
  })),
]
