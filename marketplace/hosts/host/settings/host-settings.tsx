import { useSuspenseQuery } from '@tanstack/react-query'
import { PROFILE_NOT_LOADED } from '#marketplace/accounts/profiles/profile.text.ts'
import { AccessTokenList } from '#marketplace/accounts/public/access-tokens/access-token-list.tsx'
import { MailSwitches, PrivacySwitches } from '#marketplace/accounts/public/preferences/preference-switches.tsx'
import { profileQuery } from '#marketplace/accounts/public/profile/account.query.ts'
import { AccountCard } from '#marketplace/accounts/public/profile/account-card.tsx'
import { PushCard } from '#marketplace/accounts/public/push/push-card.tsx'
import { Security } from '#marketplace/accounts/public/second-factor/security.tsx'
import { Password } from '#marketplace/accounts/public/settings/change-password.tsx'
import { Devices } from '#marketplace/accounts/public/settings/devices.tsx'
import { OwnData } from '#marketplace/accounts/public/settings/own-data.tsx'
import { LinkedAccounts } from '#marketplace/accounts/public/social/linked-accounts.tsx'
import { WhatsappCard } from '#marketplace/accounts/public/whatsapp/whatsapp-card.tsx'
import { ReliabilityCard } from '#marketplace/bookings/public/reliability/reliability-card.tsx'
import { CalendarSources } from '#marketplace/experiences/host/calendars/calendar-sources.tsx'
import { CalendarFeed } from '#marketplace/hosts/host/calendar/calendar-feed.tsx'
import { WebhookList } from '#marketplace/hosts/host/webhooks/webhook-list.tsx'
import { siteFacts } from '#marketplace/site/public/header/support.view.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

const sections = [
  ['avisos', 'Avisos por correo'],
  ['avisos-navegador', 'Avisos en este dispositivo'],
  ['privacidad', 'Privacidad'],
  ['contrasena', 'Contraseña'],
  ['seguridad', 'Seguridad'],
  ['dispositivos', 'Dispositivos'],
  ['cuentas-sociales', 'Cuentas sociales'],
  ['cobros', 'Cobros'],
  ['historial', 'Tu historial'],
  ['calendario', 'Tu calendario'],
  ['otros-calendarios', 'Tus otros calendarios'],
  ['programas', 'Programas con acceso'],
  ['sistemas', 'Avisos a tu sistema'],
  ['mis-datos', 'Tus datos'],
] as const

/** A host's account apart from the profile (SHELL-43). */
export function HostSettings() {
  const { data: profile } = useSuspenseQuery(profileQuery)
  return (
    <div className="page grid gap-x-12 py-6 md:py-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h1 className="mb-5 text-title lg:col-span-2 lg:mb-8">Configuración</h1>
      <nav aria-label="Secciones de la configuración" className="self-start max-lg:hidden lg:sticky lg:top-24">
        <ol className="border-l-2 border-hairline">
          {sections.map(([id, label]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent pl-4 text-tinta-suave transition-colors hover:border-turquesa hover:text-tinta"
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid min-w-0 gap-5">
        <MailSwitches of="host" />
        <PushCard />
        <WhatsappCard />
        <PrivacySwitches of="host" />
        <Password exists={profile.signInWith.some(({ provider }) => provider === 'credential')} email={profile.email} />
        <Security />
        <Devices />
        <LinkedAccounts signInWith={profile.signInWith} />
        <Payouts />
        <ReliabilityCard contest={`mailto:${siteFacts().email}`} />
        <CalendarFeed />
        <CalendarSources />
        <AccessTokenList />
        <WebhookList />
        <OwnData />
      </div>
    </div>
  )
}

/** Travelers pay hosts directly, so there is no account number to enter; only what the host owes is shown (CONST-30). */
const Payouts = () => (
  <AccountCard id="cobros" title="Cobros">
    <p className="flex items-start gap-3">
      <Icon name="cash" className="mt-0.5 text-turquesa-deep" />
      <span>
        <span className="block font-semibold">Efectivo al encontrarse</span>
        <span className="block max-w-[68ch] text-tinta-suave">
          Tus viajeros te pagan el total el día de la experiencia. La comisión de Torogoz es el {siteFacts().commission}{' '}
          % de las reservas completadas y se liquida cada mes, en los primeros 5 días hábiles del siguiente, por
          transferencia. No guardamos tarjetas ni cuentas de banco.
        </span>
      </span>
    </p>
  </AccountCard>
)

export const HostSettingsFailed = () => (
  <div className="page py-8 md:py-12">
    <h1 className="mb-6 text-title">Configuración</h1>
    <ErrorState title={PROFILE_NOT_LOADED} text="Tus datos están a salvo. Revisa tu conexión e inténtalo de nuevo.">
      {/* A plain link, because it works even if the page's scripts have failed. */}
      <a href="/host/settings" className={buttonClass('secondary')}>
        Reintentar
      </a>
    </ErrorState>
  </div>
)
