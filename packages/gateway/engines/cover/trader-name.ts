import type { TraderName } from '#gateway/boards/db/lead-traders.ts'
import { maskName } from '#gateway/util/mask-name.ts'

/** A lead trader's public name, else the login name as other users see it. */
export const traderName = ({ nickname, loginName }: TraderName): string => nickname ?? maskName(loginName)
