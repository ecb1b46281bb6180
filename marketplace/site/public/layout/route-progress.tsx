import { useRouterState } from '@tanstack/react-router'

/** A thin bar while the next page loads; it appears after a delay, so that fast pages show none. */
export function RouteProgress() {
  const busy = useRouterState({ select: (state) => state.isLoading && Boolean(state.resolvedLocation) })
  return (
    <div
      role="status"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden transition-opacity duration-200 ${busy ? 'opacity-100 delay-150' : 'opacity-0'}`}
    >
      <span className="sr-only">{busy ? 'Cargando la página' : ''}</span>
      <span
        className={`block h-full origin-left bg-maiz ${busy ? 'scale-x-90 transition-[scale] delay-150 duration-[6s] ease-out' : 'scale-x-0'}`}
      />
    </div>
  )
}
