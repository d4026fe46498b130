/** Does the work for each item, for at most `limit` of them at a time. */
export async function inParallel<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const takeNext = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, takeNext))
}
