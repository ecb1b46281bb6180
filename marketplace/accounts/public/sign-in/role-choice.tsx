import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { roleLabel } from '../../account.rules.ts'
import type { SignupRole } from '../../identity/identity.rules.ts'

const roles: { role: SignupRole; icon: IconName; text: string }[] = [
  { role: 'traveler', icon: 'ticket', text: 'Quiero reservar experiencias' },
  { role: 'host', icon: 'home', text: 'Quiero ofrecer experiencias' },
]

/** Viajero or Anfitrión, Viajero by default (AUTH-08). @param selected initial choice */
export const RoleChoice = ({ selected = 'traveler' }: { selected?: SignupRole | undefined }) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">¿Cómo usarás Torogoz?</legend>
    <div className="grid gap-3 min-[26rem]:grid-cols-2">
      {roles.map(({ role, icon, text }) => (
        <label
          key={role}
          className="group flex cursor-pointer gap-3 rounded-control border border-control bg-papel p-3.5 transition-colors hover:border-tinta-suave has-checked:border-turquesa has-checked:bg-turquesa-soft has-focus-visible:ring-3 has-focus-visible:ring-focus/45"
        >
          <input
            type="radio"
            name="role"
            value={role}
            defaultChecked={role === selected}
            aria-describedby={`role-${role}`}
            className="sr-only"
          />
          <Icon name={icon} size="lg" className="mt-0.5 text-turquesa-deep" />
          <span className="min-w-0">
            <span className="block font-semibold">{roleLabel[role]}</span>
            <span id={`role-${role}`} className="block text-sm text-tinta-suave">
              {text}
            </span>
          </span>
          <Icon name="check" className="invisible ml-auto text-turquesa-deep group-has-checked:visible" />
        </label>
      ))}
    </div>
  </fieldset>
)
