const reasons = new Set<string>()
let listener: ((reason: string) => void) | null = null

/** Keeps the reason of a refused bridge message, each once per page, because an app may send thousands of such messages. */
export function reportRefused(reason: string) {
  if (reasons.has(reason)) return
  reasons.add(reason)
  listener?.(reason)
}

/** Calls the one listener with every reason, also earlier ones, because analytics starts after the bridge (APP-1). */
export function onRefusedMessage(listen: (reason: string) => void) {
  listener = listen
  reasons.forEach((reason) => listen(reason))
}
