import { useNow } from '#components/ui/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { openFor, type TeamSubject } from './team-subject.ts'

/** Whether teams can be joined and opened now, by the gateway's clock. */
export const useOpenFor = (subject: TeamSubject) => openFor(subject, useNow() ?? serverNow())
