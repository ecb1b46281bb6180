import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { useAction } from '#ui/use-action.ts'
import { noticesQuery, readAll } from './notice.query.ts'
import { NoticeList } from './notice-list.tsx'

type NoticesProps = { path: '/profile/notices' | '/host/notices'; after?: string | undefined }

/** All notices of the person, twenty per page. @param path the address of this page */
export function Notices({ path, after }: NoticesProps) {
  const queryClient = useQueryClient()
  const { notices, next, unread } = useSuspenseQuery(noticesQuery(after)).data
  const host = path === '/host/notices'
  const all = useAction({ send: () => readAll(queryClient), failed: 'No se pudieron marcar los avisos' })
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-title">Avisos</h1>
          <p className="mt-1 text-tinta-suave" role="status">
            {unread === 0 ? 'Todo leído.' : unread === 1 ? '1 aviso sin leer.' : `${unread} avisos sin leer.`}
          </p>
        </div>
        {unread > 0 && (
          <Button variant="secondary" icon="check" loading={all.pending} onClick={() => void all.run()}>
            Marcar todos como leídos
          </Button>
        )}
      </div>
      {notices.length > 0 ? (
        <div className="card overflow-hidden">
          <NoticeList notices={notices} />
        </div>
      ) : (
        <EmptyState
          icon="bell"
          title="Aún no tienes avisos"
          text={
            host
              ? 'Aquí verás las solicitudes nuevas, los mensajes de tus viajeros y las reseñas.'
              : 'Aquí verás si confirman tu reserva, los mensajes de tu anfitrión y el recordatorio del día anterior.'
          }
        >
          <ButtonLink href={host ? '/host/reservations' : '/search'}>
            {host ? 'Ver mis reservas' : 'Explorar experiencias'}
          </ButtonLink>
        </EmptyState>
      )}
      <p className="mt-5 text-sm text-tinta-suave">Los avisos se guardan 180 días.</p>
      <div className="mt-6">
        <Pagination
          label="Páginas de avisos"
          previous={after ? path : null}
          next={next && `${path}?after=${encodeURIComponent(next)}`}
          position={after ? 'Avisos anteriores' : 'Los más recientes'}
        />
      </div>
    </>
  )
}

export const NoticesFailed = ({ path }: Pick<NoticesProps, 'path'>) => (
  <>
    <h1 className="mb-6 text-title">Avisos</h1>
    <ErrorState title="No se pudieron cargar tus avisos" text="Tus reservas no cambian por eso.">
      {/* A plain link, because it works even if the script is broken. */}
      <a href={path} className={buttonClass('secondary')}>
        Reintentar
      </a>
    </ErrorState>
  </>
)
