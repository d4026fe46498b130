import { DataScript } from '#components/ui/browser/data-script.tsx'
import { PUBLIC_CONFIG_ID, type PublicConfig } from '#lib/config/public-config.ts'

/** The public settings, which the runtime reads. */
export function PublicConfigScript({ config }: { config: PublicConfig }) {
  return <DataScript id={PUBLIC_CONFIG_ID} type="application/json" data={config} />
}
