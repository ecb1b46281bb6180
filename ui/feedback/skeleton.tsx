/**
 * Still shapes in the size of what comes.
 *   <Skeleton className="h-6 w-40" />                       one bar
 *   <SkeletonList label="Cargando experiencias" count={8} className="grid …">{(i) => <Skeleton key={i} />}</SkeletonList>
 * The list says once that something is loading; the shapes are hidden from screen readers.
 */
import type { ReactNode } from 'react'

export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)

type SkeletonListProps = { label: string; count: number; className?: string; children: (at: number) => ReactNode }

export const SkeletonList = ({ label, count, className, children }: SkeletonListProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {Array.from({ length: count }, (_, at) => children(at))}
  </div>
)
