// Every letter of the product with sample data, for `npm run mail:preview`. A new letter must be added here.
import type { ReactElement } from 'react'
import { AccountDeletedMail } from '#marketplace/accounts/account-deletion/account-deletion.mail.tsx'
import { RestoredMail, RoleMail, SuspendedMail } from '#marketplace/accounts/account-status/account-status.mail.tsx'
import { ConnectedMail, PasswordChangedMail, ResetMail } from '#marketplace/accounts/identity/identity.mail.tsx'
import { mailboxLetter } from '#marketplace/accounts/mailbox/mailbox.mail.tsx'
import type { Topic } from '#marketplace/accounts/preferences/preference.rules.ts'
import { topicName } from '#marketplace/accounts/preferences/subscription.text.ts'
import { rightAnswerLetter, rightNewsLetter, rightReceivedLetter } from '#marketplace/accounts/rights/right.mail.tsx'
import { changes, SecondFactorMail } from '#marketplace/accounts/second-factor/second-factor.mail.tsx'
import { knownAddressLetter, signUpLetter } from '#marketplace/accounts/sign-up/sign-up.mail.tsx'
import { alertLetter } from '#marketplace/alerts/alert.mail.tsx'
import { lettersAbout, type Occasion } from '#marketplace/bookings/booking.mail.tsx'
import { receiptLetter } from '#marketplace/bookings/cash/receipt.mail.tsx'
import {
  dateCancelledLetter,
  movedHostLetter,
  movedLetter,
} from '#marketplace/bookings/date-cancellation/date-cancellation.mail.tsx'
import { correctionLetter } from '#marketplace/bookings/notifications/correction.mail.tsx'
import type { NotifiedBooking } from '#marketplace/bookings/notifications/notification.data.ts'
import { reconfirmationLetter } from '#marketplace/bookings/reconfirmation/reconfirmation.mail.tsx'
import { reminderLetter, tomorrowLetter } from '#marketplace/bookings/reminders/reminder.mail.tsx'
import { caseAnswerLetter, caseClosedLetter, caseHeardLetter, overnightLetter } from '#marketplace/cases/case.mail.tsx'
import { unreadLetter } from '#marketplace/conversations/conversation.mail.tsx'
import { moderationLetter } from '#marketplace/experiences/editor/approval/experience-moderation.mail.tsx'
import {
  type ModerationOccasion,
  moderationWords,
} from '#marketplace/experiences/editor/approval/experience-moderation.text.ts'
import { holdLetter } from '#marketplace/experiences/waitlist/waitlist.mail.tsx'
import { webhookStoppedLetter } from '#marketplace/hosts/webhooks/webhook.mail.tsx'
import { pausedLetter, pauseWarningLetter, resumedLetter } from '#marketplace/ledger/arrears/arrears.mail.tsx'
import { statementLetter } from '#marketplace/ledger/statements/statement.mail.tsx'
import { answerLetter, hiddenQuestionLetter, questionLetter } from '#marketplace/questions/question.mail.tsx'
import { invitationLetter } from '#marketplace/reviews/invitations/invitation.mail.tsx'
import { DeletedReviewMail, HiddenReviewMail } from '#marketplace/reviews/moderation/review-moderation.mail.tsx'
import { hiddenReplyLetter, replyLetter } from '#marketplace/reviews/replies/reply.mail.tsx'
import { renderLetter } from '#platform/mail/letter-template.ts'
import { HOUR_MS } from '#platform/units.ts'
import { contactLetter } from '../contact/contact.mail.tsx'
import { end, ID, sampleBooking, start } from './sample-booking.factory.ts'
import { overnight, sampleCase } from './sample-case.factory.ts'
import { sampleNews } from './sample-news.factory.ts'
import { sampleDataRequest, sampleHold } from './sample-request.factory.ts'
import { sampleLate, sampleStatement } from './sample-statement.factory.ts'
import { sampleStoppedWebhook } from './sample-webhook.factory.ts'

type Letter = { name: string; subject: string; body: ReactElement; topic?: Topic }

/** A verified mailbox, as nearly all are. */
const PROVED = { proved: true }

const of: Record<Occasion, NotifiedBooking> = {
  requested: sampleBooking(),
  instant: sampleBooking({ status: 'confirmed' }),
  confirmed: sampleBooking({ status: 'confirmed' }),
  accepted: sampleBooking({ status: 'confirmed' }),
  cancelled: sampleBooking({ status: 'cancelled', cancelledBy: 'host', cancelReason: 'Alerta por lluvias en la zona' }),
  expired: sampleBooking({ status: 'cancelled', cancelledBy: 'system' }),
  absent: sampleBooking({ status: 'completed', attended: false, attendedBy: 'host_list' }),
}
const later = sampleBooking({ startDate: end, confirmationCode: 'T0R0G0Z5', specialRequests: null })

const aboutBookings = () =>
  (Object.keys(of) as Occasion[]).flatMap((occasion): Letter[] => {
    const { traveler, host } = lettersAbout(occasion, of[occasion], PROVED)
    const topic = ['cancelled', 'expired', 'absent'].includes(occasion) ? {} : ({ topic: 'bookingUpdates' } as const)
    return [
      { name: `reserva-${occasion}-viajero`, ...traveler, ...topic },
      // Sent whatever the notification settings are, because an administrator acted in the host's place.
      ...(host
        ? [
            {
              name: `reserva-${occasion}-anfitrion`,
              ...host,
              ...(occasion !== 'accepted' && { topic: 'bookingUpdates' as const }),
            },
          ]
        : []),
    ]
  })

/** Every letter, in the order of a trip. A function, because each letter reads the configuration. */
export const letters = (): Letter[] => [
  ...aboutBookings(),
  ...(['traveler', 'host'] as const).map((side) => ({
    name: `reserva-corregida-${side === 'host' ? 'anfitrion' : 'viajero'}`,
    ...correctionLetter(of.absent, 'El viajero no llegó, según los dos', side, PROVED),
  })),
  {
    name: 'recibo-viajero',
    ...receiptLetter(sampleBooking({ status: 'in_progress', paymentStatus: 'paid', paidAt: start }), start, PROVED),
  },
  {
    name: 'fecha-cancelada-viajero',
    ...dateCancelledLetter(of.cancelled, [{ startDate: end }, { startDate: new Date('2026-12-12T14:30:00Z') }], PROVED),
  },
  { name: 'fecha-cancelada-sin-otra', ...dateCancelledLetter(of.cancelled, [], PROVED) },
  {
    name: 'lugar-apartado',
    ...holdLetter(sampleHold, PROVED, new Date(sampleHold.heldUntil.getTime() - HOUR_MS)),
    topic: 'alerts',
  },
  { name: 'novedades', ...alertLetter(sampleNews, PROVED), topic: 'alerts' },
  { name: 'otra-fecha-viajero', ...movedLetter(of.confirmed, PROVED), topic: 'bookingUpdates' },
  { name: 'otra-fecha-anfitrion', ...movedHostLetter(of.confirmed, start, PROVED), topic: 'bookingUpdates' },
  { name: 'recordatorio-viajero', ...reminderLetter(of.confirmed, PROVED), topic: 'reminders' },
  {
    name: 'confirma-que-vas',
    ...reconfirmationLetter(of.confirmed, PROVED, {
      by: sampleHold.heldUntil,
      url: 'https://torogoz.example/w/muestra',
    }),
  },
  { name: 'recordatorio-anfitrion', ...tomorrowLetter([of.confirmed, later]), topic: 'reminders' },
  {
    name: 'mensaje-nuevo',
    ...unreadLetter(
      {
        bookingId: ID,
        role: 'traveler',
        writer: 'Marta Alvarenga',
        title: of.confirmed.experience.title,
        startDate: start,
        unread: 2,
        newest: 'Sí, hay sombra. Traigan sombrero & agua <mucha>.',
        first: ID,
        email: 'fatima@correo.example',
      },
      PROVED,
    ),
    topic: 'messageNotices',
  },
  { name: 'invitacion-a-resenar', ...invitationLetter(of.confirmed, PROVED), topic: 'reviewInvitations' },
  { name: 'confirma-tu-correo', ...mailboxLetter('muestra-del-enlace') },
  { name: 'termina-tu-registro', ...signUpLetter('muestra-del-enlace') },
  { name: 'correo-ya-registrado', ...knownAddressLetter() },
  {
    name: 'contrasena',
    subject: 'Elige una contraseña nueva',
    body: <ResetMail name="Fátima" token="muestra-del-enlace" />,
  },
  {
    name: 'segundo-paso-activado',
    subject: changes.authenticatorOn.subject,
    body: <SecondFactorMail name="Fátima" change="authenticatorOn" />,
  },
  {
    name: 'codigo-de-recuperacion-usado',
    subject: changes.codeUsed.subject,
    body: <SecondFactorMail name="Fátima" change="codeUsed" />,
  },
  {
    name: 'contrasena-cambiada',
    subject: 'Tu contraseña cambió',
    body: <PasswordChangedMail name="Fátima" />,
  },
  {
    name: 'cuenta-conectada',
    subject: 'Tu cuenta quedó conectada con Google',
    body: <ConnectedMail name="Fátima" provider="Google" />,
  },
  {
    name: 'cuenta-eliminada',
    subject: 'Tu cuenta quedó eliminada',
    body: <AccountDeletedMail name="Fátima" />,
  },
  ...(Object.keys(moderationWords) as ModerationOccasion[]).map((occasion) => ({
    name: `experiencia-${occasion}`,
    ...moderationLetter(
      {
        occasion,
        id: ID,
        title: 'Amanecer en el volcán de Santa Ana, con café de olla',
        host: { id: ID, name: 'Fátima Guevara Ñúñez', email: 'fatima@correo.example' },
        reason: moderationWords[occasion].shows === 'editor' ? 'Las fotos no son del lugar.' : null,
      },
      PROVED,
    ),
  })),
  {
    name: 'contacto',
    ...contactLetter({
      id: ID,
      number: 1024,
      name: 'Fátima Guevara',
      email: 'fatima@correo.example',
      subject: '¿Hay parqueo?',
      message: 'Hola:\n\nVamos en carro & somos tres.\nGracias.',
      account: null,
      about: `/experience/${ID}`,
    }),
  },
  {
    name: 'cuenta-suspendida',
    subject: 'Suspendimos tu cuenta',
    body: <SuspendedMail name="Fátima" reason="Publicó teléfonos ajenos." />,
  },
  { name: 'cuenta-reactivada', subject: 'Tu cuenta está activa de nuevo', body: <RestoredMail name="Fátima" /> },
  {
    name: 'rol-por-comando',
    subject: 'Tu cuenta ahora es de administrador',
    body: RoleMail({ name: 'Fátima', role: 'admin', staffRole: 'support', byCommand: true, doorsClosed: true }),
  },
  {
    name: 'rol-nuevo',
    subject: 'Tu cuenta ahora es de anfitrión',
    body: RoleMail({ name: 'Fátima', role: 'host', staffRole: null }),
  },
  {
    name: 'resena-oculta',
    subject: 'Tu reseña ya no se muestra',
    body: <HiddenReviewMail name="Fátima" hostName="Óscar Ñúñez" reason="Habla de otra persona." />,
  },
  {
    name: 'respuesta-a-resena',
    ...replyLetter({ hostName: 'Óscar Ñúñez', text: '¡Gracias!\nVuelve pronto.', path: '/host' }, PROVED),
    topic: 'reviewInvitations',
  },
  {
    name: 'respuesta-oculta',
    ...hiddenReplyLetter({ name: 'Óscar Ñúñez', author: 'Fátima R.', reason: 'Tiene un teléfono.' }),
  },
  {
    name: 'pregunta',
    ...questionLetter({ title: 'Añil & telares', path: '/host/dashboard', text: '¿Se puede ir con niños?' }, PROVED),
    topic: 'messageNotices',
  },
  {
    name: 'respuesta-a-pregunta',
    ...answerLetter(
      {
        ...{ title: 'Añil & telares', path: '/questions/1', text: '¿Se puede ir con niños?' },
        ...{ answer: 'Sí, desde los cinco años.', hostName: 'Óscar Ñúñez' },
      },
      PROVED,
    ),
    topic: 'messageNotices',
  },
  { name: 'pregunta-oculta', ...hiddenQuestionLetter({ title: 'Añil & telares', reason: 'Tiene un teléfono.' }) },
  {
    name: 'resena-eliminada',
    subject: 'Eliminamos tu reseña',
    body: <DeletedReviewMail name="Fátima" hostName="Óscar Ñúñez" reason="Habla de otra persona." />,
  },
  {
    name: 'solicitud-de-datos',
    ...rightReceivedLetter(sampleDataRequest),
  },
  {
    name: 'solicitud-de-datos-equipo',
    ...rightNewsLetter({ ...sampleDataRequest, id: ID }),
  },
  {
    name: 'solicitud-de-datos-respuesta',
    ...rightAnswerLetter({
      ...sampleDataRequest,
      status: 'answered',
      answer: 'Corregimos tu nombre.\n\nYa se ve así en tus reservas.',
      support: 'hola@torogoz.example',
    }),
  },
  { name: 'estado-de-cuenta', ...statementLetter(sampleStatement) },
  { name: 'aviso-de-pausa', ...pauseWarningLetter(sampleStatement, { ...sampleLate, pausesOn: '2026-12-01' }) },
  { name: 'en-pausa', ...pausedLetter(sampleStatement, sampleLate) },
  { name: 'sin-pausa', ...resumedLetter() },
  { name: 'avisos-a-sistema-detenidos', ...webhookStoppedLetter(sampleStoppedWebhook) },
  { name: 'respuesta', ...caseAnswerLetter(sampleCase) },
  { name: 'caso-cerrado', ...caseClosedLetter({ ...sampleCase, outcome: 'unfounded' }) },
  { name: 'caso-escrito-otra-vez', ...caseHeardLetter({ ...overnight.rows[0]!, text: sampleCase.text }) },
  { name: 'casos-de-ayer', ...overnightLetter(overnight) },
]

/** Every letter as HTML and plain text. @param unsubscribeUrl replaces a reader's signed link */
export const writtenLetters = (unsubscribeUrl: string) =>
  Promise.all(
    letters().map(async ({ name, subject, body, topic }) => {
      const unsubscribe = topic && { url: unsubscribeUrl, topic: topicName[topic] }
      return { name, subject, topic: topic ?? null, ...(await renderLetter(body, unsubscribe)) }
    }),
  )
