import { appUrl } from '#platform/configuration.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { type Role, roleLabel } from '../account.rules.ts'

/** Why an account is closed for now, and how to answer. */
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

/** The account is open again. */
export const RestoredMail = ({ name }: { name: string }) => (
  <MailLayout preview="Ya puedes entrar otra vez." title="Tu cuenta de Torogoz está activa otra vez">
    <MailText>Hola, {name}:</MailText>
    <MailText>
      Reactivamos tu cuenta. Todo está como lo dejaste: entra con el mismo email y la misma contraseña.
    </MailText>
    <MailButton href={`${appUrl()}/auth/login`}>Iniciar sesión</MailButton>
  </MailLayout>
)

const roleOpens: Record<Role, string> = {
  traveler: 'Desde ahora reservas experiencias y escribes reseñas. Ya no ofreces experiencias propias.',
  host: 'Desde ahora ofreces tus experiencias y recibes reservas. Para reservar las de otros hace falta una cuenta de viajero.',
  admin: 'Desde ahora administras Torogoz. Esta cuenta ya no reserva ni ofrece experiencias.',
}

/** What the account is for from now on. */
export const RoleMail = ({ name, role }: { name: string; role: Role }) => (
  <MailLayout
    preview={`Ahora es una cuenta de ${roleLabel[role].toLowerCase()}.`}
    title={`Tu cuenta ahora es de ${roleLabel[role].toLowerCase()}`}
    footer="¿No lo esperabas? Escríbenos desde la página de contacto."
  >
    <MailText>Hola, {name}:</MailText>
    <MailText>{roleOpens[role]}</MailText>
    <MailText>Cerramos tus sesiones: entra otra vez para empezar.</MailText>
    <MailButton href={`${appUrl()}/auth/login`}>Iniciar sesión</MailButton>
  </MailLayout>
)
