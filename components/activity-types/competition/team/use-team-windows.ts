import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { TeamSubject } from './team-subject.ts'
import { teamWindows, type TeamWindows } from './team-windows.ts'

/** The changes of teams that are possible now. */
export const useTeamWindows = (subject: TeamSubject): TeamWindows => teamWindows(subject, useNow() ?? serverNow())
