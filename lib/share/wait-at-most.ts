/** The work's value. @throws Error with `reason` after `ms`; the work itself continues. */
export async function waitAtMost<Value>(work: Promise<Value>, ms: number, reason: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
