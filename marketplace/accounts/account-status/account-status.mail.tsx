import { appUrl } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { type Role, roleLabel } from '../account.rules.ts'
import { staffRoleLabel, staffRoleMeans } from '../staff/staff.text.ts'
import { addressOf, notifyRoleJob, type RoleGiven, type WrittenRole } from './account-status.data.ts'

/** Why an account was suspended, and how to answer. */
export const SuspendedMail = ({ name, reason }: { name: string; reason: string }) => (
  <MailLayout
    preview="Por ahora no puedes entrar. Te decimos por qué y cómo responder."
    title="Tu cuenta de Torogoz está suspendida"
    footer="Escríbenos desde la página de contacto: no hace falta entrar a tu cuenta."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>
      Suspendimos tu cuenta. Mientras tanto no puedes entrar, y si ofreces experiencias, no aparecen en el sitio. Las
      reservas que ya estaban hechas siguen en pie.
    </MailText>
    <MailFacts rows={[['Motivo', reason]]} />
    <MailText>Si crees que es un error o quieres aclararlo, cuéntanos qué pasó y lo revisamos:</MailText>
    <MailButton href={`${appUrl()}/contact`}>Responder</MailButton>
  </MailLayout>
)

export const RestoredMail = ({ name }: { name: string }) => (
  <MailLayout preview="Ya puedes entrar otra vez." title="Tu cuenta de Torogoz está activa otra vez">
    <MailText>Hola, {name}:</MailText>
    <MailText>
      Reactivamos tu cuenta. Todo está como lo dejaste: entra con el mismo email y la misma contraseña.
    </MailText>
    <MailButton href={`${appUrl()}/auth/login`}>Iniciar sesión</MailButton>
  </MailLayout>
)

const roleOpens: Record<Exclude<Role, 'admin'>, string> = {
  traveler: 'Desde ahora reservas experiencias y escribes reseñas. Ya no ofreces experiencias propias.',
  host: 'Desde ahora ofreces tus experiencias y recibes reservas. Para reservar las de otros hace falta una cuenta de viajero.',
}
const NO_TRIPS = 'Esta cuenta ya no reserva ni ofrece experiencias.'
/** What the role opens; for the staff also which part of the back office, because that differs. */
const opens = ({ role, staffRole }: WrittenRole) => {
  if (role !== 'admin') return roleOpens[role]
  if (staffRole === 'administrator' || !staffRole) return `Desde ahora administras Torogoz. ${NO_TRIPS}`
  return `Desde ahora eres parte del equipo de Torogoz con el rol «${staffRoleLabel[staffRole]}». ${staffRoleMeans[staffRole]} ${NO_TRIPS}`
}

/** As it follows 'tu cuenta ahora es': 'de anfitrión', 'del equipo: Soporte'. */
const accountOf = ({ role, staffRole }: WrittenRole) =>
  role === 'admin' && staffRole && staffRole !== 'administrator'
    ? `del equipo: ${staffRoleLabel[staffRole].toLowerCase()}`
    : `de ${roleLabel[role].toLowerCase()}`

export const roleSubject = (role: WrittenRole) => `Tu cuenta de Torogoz ahora es ${accountOf(role)}`

type NewRole = WrittenRole & { name: string; byCommand?: boolean; doorsClosed?: boolean }

/**
 * The new role of an account.
 * @param byCommand given on the server itself by its operator
 * @param doorsClosed the ways of signing in were removed too, because nobody had proved to own this mailbox
 */
export const RoleMail = ({ name, byCommand = false, doorsClosed = false, ...change }: NewRole) => (
  <MailLayout
    preview={`Ahora es una cuenta ${accountOf(change)}.`}
    title={`Tu cuenta ahora es ${accountOf(change)}`}
    footer="¿No lo esperabas? Escríbenos desde la página de contacto."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>{opens(change)}</MailText>
    {byCommand && <MailText>El cambio lo hizo, en el servidor, quien opera Torogoz.</MailText>}
    {doorsClosed ? (
      <MailText>
        Cerramos tus sesiones y la contraseña de antes ya no sirve, porque nadie había comprobado este email. Quien hizo
        el cambio te entrega un enlace para elegir otra.
      </MailText>
    ) : (
      <>
        <MailText>Cerramos tus sesiones: entra otra vez para empezar.</MailText>
        <MailButton href={`${appUrl()}/auth/login`}>Iniciar sesión</MailButton>
      </>
    )}
  </MailLayout>
)

/** Notifies somebody whose role was changed by command; running twice notifies once. */
export const notifyRole: Job<RoleGiven> = {
  ...notifyRoleJob,
  run: async ({ userId, at, doorsClosed, ...change }) => {
    const person = await addressOf(userId)
    if (!person) return
    await sendMail(database(), {
      to: person.email,
      subject: roleSubject(change),
      body: RoleMail({ name: person.name, ...change, byCommand: true, doorsClosed }),
      key: `role ${userId} ${at}`,
    })
  },
}
