import { parseProgramme } from '@fanfare/activities/parse-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { fileFromBody, type FileBody } from '../../activities/publication/file-from-body.ts'
import { operatorActor } from '../../activities/publication/operator-actor.ts'
import { publishProgramme, type PublishedProgramme } from './publish-programme.ts'

/** PUT /ops/v1/programmes/{alias}. @throws DomainError 40000 whose issues name field and, for YAML, line and column */
export const publishProgrammeFromBody = async (
  gateway: GatewayContext,
  { operator, ...body }: FileBody & { operator: string | null },
): Promise<PublishedProgramme> =>
  publishProgramme(gateway, { file: fileFromBody(body, parseProgramme), actor: operatorActor(operator) })
