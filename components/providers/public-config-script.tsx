import { DataScript } from '#components/ui/data-script.tsx'
import { PUBLIC_CONFIG_ID, type PublicConfig } from '#lib/public-config.ts'

/** What the kit reads of the settings. */
export function PublicConfigScript({ config }: { config: PublicConfig }) {
  return <DataScript id={PUBLIC_CONFIG_ID} type="application/json" data={config} />
}
