/** Our own constant script text, never data: the one place that puts a script into a page (DEV-11). */
export function InlineScript({ text }: { text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}
