import { useQuery } from '@tanstack/react-query'
import { failureText } from '#platform/pages/failure-text.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { AdminSection } from '../../../admin/layout/admin-page-frame.tsx'
import { staffReliabilityQuery } from '../../public/reliability/reliability.query.ts'
import { ReliabilityFigures } from '../../public/reliability/reliability-figures.tsx'
import { staffFigureText } from '../../reliability/reliability.text.ts'

/** A person's reliability figures, for the operator who answers when they are contested. */
export function StaffReliability({ id }: { id: string }) {
  const { data, error } = useQuery(staffReliabilityQuery(id))
  return (
    <AdminSection title="Fiabilidad" icon="check" text="Los últimos 12 meses. Una reserva se corrige en la reserva.">
      {data ? (
        <div className="grid gap-3">
          <p>
            {data.role === 'host' ? 'Sus viajeros leen' : 'Sus anfitriones leen'}:{' '}
            {data.words.length > 0 ? <strong>«{data.words.join('», «')}»</strong> : 'nada todavía.'}
          </p>
          <ReliabilityFigures figures={data.figures} texts={staffFigureText} />
        </div>
      ) : error ? (
        <Notice tone="danger">{failureText(error)}</Notice>
      ) : (
        <Skeleton className="h-24 rounded-control" />
      )}
    </AdminSection>
  )
}
