import type { PageParts } from '#components/activity/page-parts.ts'
import { competitionProof } from '../competition-proof.ts'

/** The subtitle, which says what one sign-up enters; after the end the state of the results. */
export const compoundProof: NonNullable<PageParts['proof']> = (detail, texts) =>
  detail.status === 'ENDED' ? competitionProof(detail, texts) : null
