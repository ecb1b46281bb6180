import { monthAndYear } from '#platform/clock.ts'
import type { Profile } from '../../profiles/profile.contract.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { ProviderMark } from './provider-mark.tsx'

/** Linked social accounts (ACC-14). They are linked by signing in with them; nothing else is offered. */
export function LinkedAccounts({ signInWith }: Pick<Profile, 'signInWith'>) {
  const linked = signInWith.filter(({ provider }) => provider !== 'credential')
  return (
    <AccountCard id="cuentas-sociales" title="Cuentas sociales">
      {linked.length === 0 ? (
        <p className="text-tinta-suave">No tienes cuentas vinculadas: entras con tu correo y tu contraseña.</p>
      ) : (
        <ul className="grid gap-3">
          {linked.map(({ provider, since }) => (
            <li key={provider} className="flex items-center gap-3">
              <ProviderMark provider={provider === 'google' ? 'google' : 'facebook'} />
              <span>
                <span className="block font-semibold">{provider === 'google' ? 'Google' : 'Facebook'}</span>
                <span className="block text-sm text-tinta-suave">Vinculada desde {monthAndYear(since)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  )
}
