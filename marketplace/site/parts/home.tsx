export function Home() {
  return (
    <div className="page py-10">
      <h1 className="text-hero">El Salvador, contado por quienes lo viven</h1>
    </div>
  )
}
