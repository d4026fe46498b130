/** `14:07`: minutes and seconds until a button works again, rounded up, so that 0:00 is the end. */
export function minutesClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
