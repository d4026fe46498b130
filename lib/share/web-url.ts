/** The text as a web address; null for any other text. */
export function webUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}
