import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { longDate } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { MAX_ACCESS_TOKENS } from '../../access-tokens/access-token.rules.ts'
import { scopeLabel } from '../../access-tokens/access-token.text.ts'
import { accessTokensQuery } from '../profile/account.query.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { handleSignedOut, useSession } from '../session/session.store.ts'
import { AccessTokenForm } from './access-token-form.tsx'
import { CreatedToken } from './created-token.tsx'

/** Tokens of a person's programs: permissions, last use, and a button to revoke each. */
export function AccessTokenList() {
  const queryClient = useQueryClient()
  const { data: tokens } = useSuspenseQuery(accessTokensQuery)
  const { user } = useSession()
  const [adding, setAdding] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: accessTokensQuery.queryKey })

  const revoked = { title: 'El programa ya no tiene acceso', tone: 'success' } as const
  const revoke = useAction({
    send: (id: string) => api.accessTokens.revoke({ params: { id } }),
    done: () => {
      toast(revoked)
      // The row is removed with its button, so the focus moves to the remaining one.
      add.current?.focus({ preventScroll: true })
    },
    failed: (refusal) => {
      if (refusal.code === 'NOT_FOUND') return revoked
      handleSignedOut(queryClient, refusal)
      return 'No pudimos quitar el acceso'
    },
    settled: readAgain,
    about: (id) => id,
  })

  return (
    <AccountCard
      id="programas"
      title="Programas con acceso"
      lead={
        <>
          Para conectar tu página web u otro sistema con tu cuenta.{' '}
          <a href="/api/docs" className="link">
            Cómo funciona la API
          </a>
        </>
      }
    >
      {tokens.length > 0 && (
        <ul className="mb-4 divide-y divide-hairline">
          {tokens.map(({ id, name, ending, scopes, expiresAt, lastUsedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">
                  {name} <span className="tabular font-normal text-tinta-suave">…{ending}</span>
                </p>
                <p className="text-sm">{scopes.map((scope) => scopeLabel[scope]).join(' · ')}</p>
                <p className="text-sm text-tinta-suave">
                  {lastUsedAt ? `Último uso: ${longDate(lastUsedAt)}` : 'Aún no se ha usado'} · Vence el{' '}
                  {longDate(expiresAt)}
                </p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                className="max-sm:-ml-3"
                loading={revoke.input === id}
                aria-label={`Quitar el acceso de ${name}`}
                onClick={() => void revoke.run(id)}
              >
                Quitar acceso
              </Button>
            </li>
          ))}
        </ul>
      )}
      {tokens.length < MAX_ACCESS_TOKENS ? (
        <Button ref={add} variant="secondary" icon="plus" onClick={() => setAdding(true)}>
          Dar acceso a un programa
        </Button>
      ) : (
        <p className="text-sm text-tinta-suave">Son los {MAX_ACCESS_TOKENS} que puedes tener. Quita uno que no uses.</p>
      )}
      <Dialog open={adding} onClose={() => setAdding(false)} title="Dar acceso a un programa">
        <AccessTokenForm
          role={user?.role === 'host' ? 'host' : 'traveler'}
          onCreated={(token) => {
            setAdding(false)
            setCreated(token)
            void readAgain()
          }}
        />
      </Dialog>
      <CreatedToken token={created} onKept={() => setCreated(null)} />
    </AccountCard>
  )
}
