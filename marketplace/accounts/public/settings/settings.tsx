import { useSuspenseQuery } from '@tanstack/react-query'
import { ReliabilityCard } from '#marketplace/bookings/public/reliability/reliability-card.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { AccessTokenList } from '../access-tokens/access-token-list.tsx'
import { MailSwitches, PrivacySwitches } from '../preferences/preference-switches.tsx'
import { profileQuery } from '../profile/account.query.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { PushCard } from '../push/push-card.tsx'
import { Security } from '../second-factor/security.tsx'
import { LinkedAccounts } from '../social/linked-accounts.tsx'
import { Password } from './change-password.tsx'
import { Devices } from './devices.tsx'
import { OwnData } from './own-data.tsx'

/** Account settings besides the profile (ACC-14 to ACC-16). */
export function Settings() {
  const { data: profile } = useSuspenseQuery(profileQuery)
  return (
    <>
      <h1 className="mb-6 text-title">Configuración</h1>
      <div className="grid grid-cols-1 gap-5">
        <MailSwitches />
        <PushCard />
        <PrivacySwitches />
        <Password exists={profile.signInWith.some(({ provider }) => provider === 'credential')} email={profile.email} />
        <Security />
        <Devices />
        <LinkedAccounts signInWith={profile.signInWith} />
        <AccessTokenList />
        <PaymentMethods />
        <ReliabilityCard contest="/contact" />
        <OwnData />
      </div>
    </>
  )
}

/** ACC-14: cash only, so there is nothing to enter. */
const PaymentMethods = () => (
  <AccountCard id="pagos" title="Métodos de pago">
    <p className="flex items-start gap-3">
      <Icon name="cash" className="mt-0.5 text-turquesa-deep" />
      <span>
        <span className="block font-semibold">Efectivo al encontrarse</span>
        <span className="block max-w-[68ch] text-tinta-suave">
          Pagas directamente a tu anfitrión el día de la experiencia. No guardamos tarjetas ni cuentas de banco.
        </span>
      </span>
    </p>
  </AccountCard>
)
