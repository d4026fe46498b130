/** Facts for search engines. A data block, so no policy needs to allow it; `<` is escaped so that no text can end it. */
export function DataScript({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
