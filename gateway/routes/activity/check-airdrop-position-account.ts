import { checkAirdrop } from '#gateway/domain/activity/check-airdrop.ts'
import { bind } from '#gateway/route.ts'
import { checkAirdropPositionAccount } from '#lib/contract/activity/check-airdrop-position-account.ts'

export const checkAirdropPositionAccountRoute = bind(
  checkAirdropPositionAccount,
  ({ query }, { gateway, caller, country }) => checkAirdrop(gateway, caller, query.activityId, country),
)
