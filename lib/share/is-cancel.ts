/** Whether an error of `navigator.share` is the person's own choice. Only this one is (Web Share, "share() method"). */
export const isCancel = (error: unknown): boolean => (error as Partial<DOMException> | null)?.name === 'AbortError'
