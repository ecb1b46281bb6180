import { CheckboxField } from '#ui/forms/field.tsx'
import type { Preferences } from '../../preferences/preference.rules.ts'
import { AccountCard, SavedStatus } from '../profile/account-card.tsx'
import { usePreferences } from './use-preferences.ts'

/** ACC-12. The texts explain each choice and promise no mail that is not sent. */
const boxes: { name: keyof Preferences; label: string; hint: string }[] = [
  {
    name: 'emailNotifications',
    label: 'Notificaciones por correo',
    hint: 'Avisos de tus reservas, mensajes y recordatorios. Eliges cuáles en Configuración.',
  },
  { name: 'newsletter', label: 'Boletín', hint: 'Tu permiso para escribirte sobre experiencias nuevas.' },
  {
    name: 'personalisedOffers',
    label: 'Ofertas personalizadas',
    hint: 'Tu permiso para escribirte según lo que has reservado.',
  },
]

export function PreferenceBoxes() {
  const { preferences, choose, saved } = usePreferences()
  return (
    <AccountCard
      id="preferencias"
      title="Preferencias"
      lead="Se guardan al marcarlas."
      action={<SavedStatus>{saved}</SavedStatus>}
    >
      <div className="grid gap-1">
        {boxes.map(({ name, label, hint }) => (
          <CheckboxField
            key={name}
            label={
              <>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-tinta-suave">{hint}</span>
              </>
            }
            checked={preferences[name]}
            onChange={({ target }) => void choose(name, target.checked)}
          />
        ))}
      </div>
    </AccountCard>
  )
}
