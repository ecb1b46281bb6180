import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { useAction } from '#ui/use-action.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { OwnRequests } from '../rights/own-requests.tsx'
import { handleSignedOut, useSession } from '../session/session.store.ts'
import { asTraveler, startTravelerView } from '../session/traveler-view.store.ts'
import { DeleteDialog } from './delete-dialog.tsx'

/** Downloads a file by a temporary link. */
function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Rights over one's own data: a copy, and deletion (Decreto 144). */
export function OwnData() {
  const queryClient = useQueryClient()
  const hydrated = useHydrated()
  const isHost = useSession().user?.role === 'host'
  const [leaving, setLeaving] = useState(false)

  const download = useAction({
    send: () => api.account.downloadData(),
    done: (data) => save('torogoz-mis-datos.json', JSON.stringify(data, null, 2)),
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      return 'No pudimos preparar tus datos'
    },
  })

  return (
    <>
      <AccountCard
        id="mis-datos"
        title="Tus datos"
        lead={
          <>
            Un archivo con todo lo que guardamos sobre ti. Para lo demás que permite la ley, lee la{' '}
            {/* The page is outside of the portal, to which hosts are sent back unless they view as a traveler. */}
            <Link
              href={isHost ? asTraveler('/privacy-policy') : '/privacy-policy'}
              onClick={isHost ? startTravelerView : undefined}
              className="link"
            >
              política de privacidad
            </Link>
            .
          </>
        }
      >
        <Button
          variant="secondary"
          icon="download"
          disabled={!hydrated}
          loading={download.pending}
          loadingText="Preparando…"
          onClick={() => void download.run()}
        >
          Descargar mis datos
        </Button>
      </AccountCard>
      <OwnRequests />
      <AccountCard
        id="eliminar"
        title="Eliminar mi cuenta"
        lead="Se elimina al momento y no se puede deshacer. Antes te mostramos qué pasará con tus reservas."
      >
        <Button variant="danger" icon="trash" disabled={!hydrated} onClick={() => setLeaving(true)}>
          Eliminar mi cuenta…
        </Button>
      </AccountCard>
      <DeleteDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
