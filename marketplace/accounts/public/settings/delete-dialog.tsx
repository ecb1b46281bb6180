import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { CheckboxField, PasswordField, TextField } from '#ui/forms/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toastOnNextPage } from '#ui/overlays/toast.tsx'
import type { Consequences } from '../../account-deletion/account-deletion.contract.ts'
import {
  accountDeletionRefusals,
  CONTACT_RETENTION_DAYS,
  DELETION_WORD,
} from '../../account-deletion/account-deletion.text.ts'
import { type FormErrors, REQUIRED } from '../../identity/identity.rules.ts'
import { clearPersonalData, handleSignedOut } from '../session/session.store.ts'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

const deletionPreviewQuery = apiQuery({
  queryKey: ['account', 'deletion'],
  // Counts change quickly, so they are loaded at every opening.
  staleTime: 0,
  gcTime: 0,
  retry: false,
  call: () => api.account.previewDeletion(),
})

const pluralize = (n: number, singular: string, plural: string) => `${n} ${n === 1 ? singular : plural}`

function consequences({ cancelled, kept, reviews, favorites, experiences }: Consequences): string[] {
  return [
    'Tu perfil, tu foto y las imágenes que enviaste se borran; quedas como “Usuario eliminado”.',
    cancelled > 0 &&
      `${pluralize(cancelled, 'reserva por venir se cancela', 'reservas por venir se cancelan')}: los cupos vuelven y avisamos a tu anfitrión.`,
    experiences > 0 &&
      `${pluralize(experiences, 'experiencia se archiva', 'experiencias se archivan')} y tu página pública se cierra.`,
    kept > 0 &&
      `${pluralize(kept, 'reserva pasada queda', 'reservas pasadas quedan')} sin tu nombre; los datos de contacto se borran en ${CONTACT_RETENTION_DAYS} días.`,
    reviews > 0 && `${pluralize(reviews, 'reseña queda publicada', 'reseñas quedan publicadas')} sin tu nombre.`,
    favorites > 0 && `${pluralize(favorites, 'favorito se borra', 'favoritos se borran')}.`,
    'Se cierran todas tus sesiones.',
  ].filter((line) => line !== false)
}

/** Explains the consequences, asks for the password or the word, and deletes the account (trust 4.4). */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const queryClient = useQueryClient()
  const { data, isError, error, refetch } = useQuery({ ...deletionPreviewQuery, enabled: open })
  // A host with coming bookings may cancel them in the same act; bookings in progress can not be cancelled (trust 4.4).
  const cancelsBookings = data?.obstacle === 'HOST_HAS_BOOKINGS' && data.consequences.underWay === 0
  const obstacle = cancelsBookings ? null : data?.obstacle
  const form = useAuthForm({
    check: ({ cancelBookings, password, word }): FormErrors => ({
      ...(cancelsBookings &&
        !cancelBookings && { cancelBookings: 'Márcalo para seguir, o atiende antes tus reservas' }),
      ...(password === '' && { password: REQUIRED }),
      ...(word?.trim() === '' && { word: REQUIRED }),
    }),
    failure: 'No pudimos eliminar tu cuenta',
    send: async ({ cancelBookings, ...proof }) => {
      const body = { ...proof, cancelBookings: cancelBookings !== undefined }
      const answer = await api.account.remove({ body })
      if (!answer.ok) {
        handleSignedOut(queryClient, answer.refusal)
        void refetch()
        return answer.refusal
      }
      await clearPersonalData()
      toastOnNextPage({ title: 'Tu cuenta quedó eliminada', tone: 'success' })
      location.assign('/')
      return null
    },
  })
  const { errors, busy } = form
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿Eliminar tu cuenta?"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Conservarla
          </Button>
          {data && !obstacle && (
            <Button type="submit" form={id} variant="danger" loading={busy} loadingText="Eliminando…">
              Eliminar para siempre
            </Button>
          )}
        </>
      }
    >
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {isError && (
        <Notice tone="danger" title="No pudimos ver qué pasaría">
          {error.message}{' '}
          <button type="button" className="link font-semibold" onClick={() => void refetch()}>
            Reintentar
          </button>
        </Notice>
      )}
      {obstacle && (
        <Notice tone="warning" title="Ahora no se puede">
          {accountDeletionRefusals[obstacle].text}
        </Notice>
      )}
      {data && !obstacle && (
        <form {...form.form} id={id} className="grid gap-4">
          <p className="font-semibold">No se puede deshacer. Al eliminarla:</p>
          <ul className="grid list-disc gap-1.5 pl-5">
            {consequences(data.consequences).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {cancelsBookings && (
            <CheckboxField
              name="cancelBookings"
              label={`Cancelar ${data.consequences.expected === 1 ? 'mi reserva' : `mis ${data.consequences.expected} reservas`} por venir`}
              hint="A cada viajero le llega el aviso. Si alguien ya te pagó, le debes la devolución completa."
              error={errors.cancelBookings}
            />
          )}
          {data.confirmBy === 'password' ? (
            <PasswordField label="Tu contraseña, para confirmar" name="password" error={errors.password ?? errors._} />
          ) : (
            <TextField
              label={`Escribe ${DELETION_WORD} para confirmar`}
              name="word"
              autoComplete="off"
              autoCapitalize="characters"
              error={errors.word ?? errors._}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}
