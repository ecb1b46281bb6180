/**
 * Still shapes in the size of what comes.
 *   <Skeleton className="h-6 w-40" />                       one bar
 *   <CardSkeleton />                                         a card with a 4:3 picture, as in lists
 *   <SkeletonList label="Cargando experiencias" count={8} className="grid …">{(i) => <CardSkeleton key={i} />}</SkeletonList>
 * The list says once that something is loading; the shapes are hidden from screen readers.
 */
import type { ReactNode } from 'react'

export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)

export const CardSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="aspect-4/3 w-full rounded-card" />
    <Skeleton className="mt-3 h-5 w-11/12" />
    <Skeleton className="mt-2 h-4 w-2/3" />
    <Skeleton className="mt-3 h-5 w-1/3" />
  </div>
)

type SkeletonListProps = { label: string; count: number; className?: string; children: (at: number) => ReactNode }

export const SkeletonList = ({ label, count, className, children }: SkeletonListProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {Array.from({ length: count }, (_, at) => children(at))}
  </div>
)
