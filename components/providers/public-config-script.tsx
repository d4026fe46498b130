import { PUBLIC_CONFIG_ID, type PublicConfig } from '#lib/public-config.ts'

/** Data, not script: `<` is escaped so that no value can close the element. */
export function PublicConfigScript({ config }: { config: PublicConfig }) {
  const text = JSON.stringify(config).replaceAll('<', String.raw`\u003c`)
  // As HTML, not as a child: where React draws the head again, Trusted Types refuse a script's text but not this.
  return <script id={PUBLIC_CONFIG_ID} type="application/json" dangerouslySetInnerHTML={{ __html: text }} />
}
