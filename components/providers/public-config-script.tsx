import { PUBLIC_CONFIG_ID, type PublicConfig } from '#lib/public-config.ts'

/** Data, not script: `<` is escaped so that no value can close the element. */
export function PublicConfigScript({ config }: { config: PublicConfig }) {
  return (
    <script id={PUBLIC_CONFIG_ID} type="application/json">
      {JSON.stringify(config).replaceAll('<', '\\u003c')}
    </script>
  )
}
