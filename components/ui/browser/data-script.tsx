interface Props {
  /** A JSON value. */
  data: object
  type: 'application/ld+json' | 'application/json'
  id?: string
}

/**
 * Data, not script, so no policy needs to allow it; `<` is escaped so that no value can end the element. As HTML, not as a
 * child: when React renders the head again, Trusted Types refuse a script's text but not its HTML.
 */
export function DataScript({ data, type, id }: Props) {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
