/** A name that a user gave: any script, and never translated by a browser. */
export function TeamName({ name }: { name: string }) {
  return (
    <bdi translate="no" dir="auto">
      {name}
    </bdi>
  )
}
