import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { longDate } from '#platform/clock.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { Stars } from '#ui/stars.tsx'
import { DescriptionList } from '../../admin/actions/description-list.tsx'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { PermittedLink } from '../../admin/actions/permitted-link.tsx'
import { ReasonDialog } from '../../admin/actions/reason-dialog.tsx'
import { refreshAdmin, useAdminAction } from '../../admin/actions/use-admin-action.ts'
import type { AdminRouteProps } from '../../admin/admin-route.view.ts'
import { AuditHistory } from '../../admin/audit/audit-history.tsx'
import { AdminPage, AdminSection } from '../../admin/layout/admin-page-frame.tsx'
import { dayAndYear } from '../../admin/list/day-and-year.view.ts'
import { AdminReply } from './admin-reply.tsx'
import type { AdminReview } from './admin-review.contract.ts'
import { reviewQuery } from './admin-review.query.ts'
import { ReviewState } from './admin-review-list.tsx'

/** A review with the booking behind it and its moderation (ADM-08). */
export function AdminReviewDetail({ id }: AdminRouteProps) {
  const { data: review } = useSuspenseQuery(reviewQuery(id))
  const { author, host, booking, figures } = review
  return (
    <AdminPage
      back={{ href: '/admin/reviews', label: 'Reseñas' }}
      title={`Reseña a ${host.name}`}
      text={<ReviewState hidden={review.hiddenAt !== null} />}
      actions={
        <IfPermitted permission="content.moderate">
          <ReviewActions review={review} />
        </IfPermitted>
      }
    >
      {review.hiddenAt && (
        <Notice tone="warning" title={`Oculta desde el ${dayAndYear(review.hiddenAt)}`}>
          {review.hiddenReason && <p>Motivo: {review.hiddenReason}</p>}
          <p>Quien la escribió lo lee en su correo y en la página del anfitrión.</p>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <section aria-label="La reseña" className="card p-5 md:p-6">
            <div className="flex items-center gap-3">
              <Avatar name={author.name} src={author.avatar} />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  <PermittedLink permission="people.read" href={`/admin/users/${author.id}`}>
                    {author.name}
                  </PermittedLink>
                </p>
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-tinta-suave">
                  <Stars value={review.rating} full />
                  <time dateTime={review.createdAt}>{dayAndYear(review.createdAt)}</time>
                </p>
              </div>
            </div>
            {review.comment ? (
              <p className="measure mt-4 wrap-anywhere whitespace-pre-line">{review.comment}</p>
            ) : (
              <p className="mt-4 text-tinta-suave">Dejó estrellas, sin comentario.</p>
            )}
          </section>
          {review.reply && <AdminReply review={review} reply={review.reply} />}
          <AdminSection title="De dónde viene" icon="ticket">
            <DescriptionList
              items={[
                {
                  label: 'Reserva que da derecho a ella',
                  wide: true,
                  value: (
                    <span className="inline-block first-letter:uppercase">
                      <PermittedLink permission="bookings.read" href={`/admin/bookings/${booking.id}`}>
                        {longDate(booking.startDate)}, {peopleText(booking.guests)}
                      </PermittedLink>
                    </span>
                  ),
                },
                {
                  label: 'Experiencia',
                  wide: true,
                  value: (
                    <Link href={`/admin/experiences/${booking.experienceId}`} className="link">
                      {booking.experience || 'Sin título'}
                    </Link>
                  ),
                },
                {
                  label: 'Anfitrión',
                  value: (
                    <PermittedLink permission="people.read" href={`/admin/users/${host.id}`}>
                      {host.name}
                    </PermittedLink>
                  ),
                },
                {
                  label: 'Su calificación ahora',
                  value:
                    figures.average === null ? (
                      'Sin reseñas visibles'
                    ) : (
                      <Stars value={figures.average} count={figures.count} />
                    ),
                },
              ]}
            />
          </AdminSection>
        </div>
        <AuditHistory type="review" id={review.id} />
      </div>
    </AdminPage>
  )
}

type ReviewAction = 'hide' | 'restore' | 'delete'

function ReviewActions({ review }: { review: AdminReview }) {
  const { act } = useAdminAction()
  const queryClient = useQueryClient()
  const router = useRouter()
  const hydrated = useHydrated()
  const [pendingAction, setPendingAction] = useState<ReviewAction | null>(null)
  const params = { id: review.id }
  const close = () => setPendingAction(null)
  const name = review.author.name
  /** Leaves the page of an erased review before queries are reloaded, because its own would fail. */
  const erase = async (reason: string) => {
    const answer = await adminApi.reviews.remove({ params, body: { reason } })
    if (!answer.ok) return answer.refusal.message
    await router.navigate({ href: '/admin/reviews', replace: true })
    toast({ title: 'Reseña eliminada', tone: 'success' })
    await refreshAdmin(queryClient, answer)
    return null
  }
  return (
    <>
      {review.hiddenAt ? (
        <Button icon="eye" disabled={!hydrated} onClick={() => setPendingAction('restore')}>
          Mostrar
        </Button>
      ) : (
        <Button variant="secondary" icon="eye-off" disabled={!hydrated} onClick={() => setPendingAction('hide')}>
          Ocultar
        </Button>
      )}
      <Button variant="danger" icon="trash" disabled={!hydrated} onClick={() => setPendingAction('delete')}>
        Eliminar
      </Button>
      <ReasonDialog
        open={pendingAction === 'hide'}
        record={review.id}
        title={`¿Ocultar la reseña de ${name}?`}
        text={`Sale del sitio y de la calificación de ${review.host.name}. ${name} recibe este motivo y no puede escribir otra. Se puede deshacer.`}
        action="Ocultar"
        tone="danger"
        reason="required"
        onConfirm={(reason) => act('hide', () => adminApi.reviews.hide({ params, body: { reason } }), 'Reseña oculta')}
        onClose={close}
      />
      <ReasonDialog
        open={pendingAction === 'restore'}
        record={review.id}
        title={`¿Mostrar otra vez la reseña de ${name}?`}
        text={`Vuelve a su lugar y a la calificación de ${review.host.name}.`}
        action="Mostrar"
        reason="required"
        onConfirm={(reason) =>
          act('restore', () => adminApi.reviews.restore({ params, body: { reason } }), 'Reseña visible')
        }
        onClose={close}
      />
      <ReasonDialog
        open={pendingAction === 'delete'}
        record={review.id}
        title={`¿Eliminar la reseña de ${name}?`}
        text={`Desaparece para siempre y sale de la calificación de ${review.host.name}; ${name} recibe este motivo y podrá escribir otra. No se puede deshacer: si dudas, ocúltala.`}
        action="Eliminar"
        tone="danger"
        reason="required"
        onConfirm={erase}
        onClose={close}
      />
    </>
  )
}
