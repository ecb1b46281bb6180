import { Switch } from '#ui/forms/switch.tsx'
import type { Preferences, Topic } from '../../preferences/preference.rules.ts'
import { AccountCard, SavedStatus } from '../profile/account-card.tsx'
import { usePreferences } from './use-preferences.ts'

type Choice<Name extends keyof Preferences> = { name: Name; label: string; hint: string }

const topics: Choice<Topic>[] = [
  { name: 'bookingUpdates', label: 'Reservas', hint: 'Cuando reservas, te confirman o se cancela.' },
  { name: 'reminders', label: 'Recordatorios', hint: 'El día antes de tu experiencia.' },
  { name: 'messageNotices', label: 'Mensajes', hint: 'Cuando te escriben y no estás aquí.' },
  {
    name: 'reviewInvitations',
    label: 'Reseñas',
    hint: 'Después de una experiencia, para contar cómo te fue; y cuando te responden.',
  },
  { name: 'alerts', label: 'Alertas', hint: 'Lugares que se liberan, fechas nuevas y lo nuevo de tus búsquedas.' },
  { name: 'newsletter', label: 'Boletín', hint: 'Tu permiso para escribirte sobre experiencias nuevas.' },
]

const hostTopics: Choice<Topic>[] = [
  { name: 'bookingUpdates', label: 'Reservas', hint: 'Cuando alguien pide reservar, cancela o se pasa a otra fecha.' },
  { name: 'reminders', label: 'Recordatorios', hint: 'La tarde anterior, con la lista de quienes vienen mañana.' },
  { name: 'messageNotices', label: 'Mensajes', hint: 'Cuando un viajero te escribe y no estás aquí.' },
  { name: 'newsletter', label: 'Boletín', hint: 'Tu permiso para escribirte sobre novedades para anfitriones.' },
]

type Of = { of?: 'traveler' | 'host' }

/** Mail preferences: a general switch, and one per topic of the person's role (ACC-15). */
export function MailSwitches({ of = 'traveler' }: Of) {
  const { preferences, choose, saved } = usePreferences()
  const all = preferences.emailNotifications
  return (
    <AccountCard
      id="avisos"
      title="Avisos por correo"
      lead={`Lo que debes saber sin falta, como una contraseña nueva o una cancelación ${of === 'host' ? 'de tus viajeros' : 'de tu anfitrión'}, llega siempre.`}
      action={<SavedStatus>{saved}</SavedStatus>}
    >
      <Switch
        label="Notificaciones por correo"
        hint={
          all ? 'Apágalo para no recibir ninguno de los de abajo.' : 'Apagadas: no enviamos ninguno de los de abajo.'
        }
        checked={all}
        onChange={({ target }) => void choose('emailNotifications', target.checked)}
      />
      <fieldset disabled={!all} className="mt-2 border-t border-hairline pt-2">
        <legend className="sr-only">Qué avisos</legend>
        {(of === 'host' ? hostTopics : topics).map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={preferences[name]}
            onChange={({ target }) => void choose(name, target.checked)}
          />
        ))}
      </fieldset>
    </AccountCard>
  )
}

const sights: Choice<'profilePublic' | 'showEmail' | 'showPhone'>[] = [
  {
    name: 'profilePublic',
    label: 'Perfil público',
    hint: 'Apagado, los demás ven solo tu primer nombre y una inicial, sin foto.',
  },
  { name: 'showEmail', label: 'Mostrar mi correo', hint: 'En tu perfil público.' },
  { name: 'showPhone', label: 'Mostrar mi teléfono', hint: 'En tu perfil público.' },
]

/** What others see (ACC-15). */
export function PrivacySwitches({ of = 'traveler' }: Of) {
  const { preferences, choose, saved } = usePreferences()
  return (
    <AccountCard
      id="privacidad"
      title="Privacidad"
      lead={
        of === 'host'
          ? 'Es lo que muestra tu página pública. Quien tiene una reserva contigo te escribe por el chat, elijas lo que elijas aquí.'
          : 'Con quien tienes una reserva compartes los datos que escribes al reservar, elijas lo que elijas aquí.'
      }
      action={<SavedStatus>{saved}</SavedStatus>}
    >
      {sights.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          disabled={name !== 'profilePublic' && !preferences.profilePublic}
          checked={preferences[name]}
          onChange={({ target }) => void choose(name, target.checked)}
        />
      ))}
    </AccountCard>
  )
}
