import { readProgrammes } from '@fanfare/activities/load-files.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { publishProgramme } from '#gateway/agents/operate/publish-programme.ts'

/** Publishes every campaign of agents; the faults of a file are logged, and its last published version stays. */
export async function publishDemoProgrammes(gateway: GatewayContext): Promise<void> {
  const { files, errors } = readProgrammes()
  for (const issue of errors) gateway.log.error({ issue }, 'PROGRAMME_FILE_BROKEN')
  for (const file of files)
    await publishProgramme(gateway, { file, actor: 'seed', keepOpen: true }).catch((error: unknown) =>
      gateway.log.error({ err: error, alias: file.alias }, 'a campaign of agents cannot be published'),
    )
}
