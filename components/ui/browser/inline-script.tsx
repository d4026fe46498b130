/** A constant script, never data: the only component that puts a script into a page (DEV-11). */
export function InlineScript({ text }: { text: string }) {
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}
