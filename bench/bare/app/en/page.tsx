export default function Page() {
  return (
    <main>
      <h1>A page with one heading</h1>
    </main>
  )
}
