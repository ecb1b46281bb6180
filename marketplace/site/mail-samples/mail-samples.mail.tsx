// Every email of the product with sample data, for `npm run mail:preview`. A new email must be added here.
import type { ReactElement } from 'react'
import { AccountDeletedMail } from '#marketplace/accounts/account-deletion/account-deletion.mail.tsx'
import { RestoredMail, RoleMail, SuspendedMail } from '#marketplace/accounts/account-status/account-status.mail.tsx'
import { ConnectedMail, PasswordChangedMail, ResetMail } from '#marketplace/accounts/identity/identity.mail.tsx'
import { mailboxMail } from '#marketplace/accounts/mailbox/mailbox.mail.tsx'
import type { Topic } from '#marketplace/accounts/preferences/preference.rules.ts'
import { topicName } from '#marketplace/accounts/preferences/subscription.text.ts'
import { rightAnswerMail, rightNewsMail, rightReceivedMail } from '#marketplace/accounts/rights/right.mail.tsx'
import { changes, SecondFactorMail } from '#marketplace/accounts/second-factor/second-factor.mail.tsx'
import { addressInUseMail, signUpMail } from '#marketplace/accounts/sign-up/sign-up.mail.tsx'
import { alertMail } from '#marketplace/alerts/alert.mail.tsx'
import { mailsAbout, type Occasion } from '#marketplace/bookings/booking.mail.tsx'
import { receiptMail } from '#marketplace/bookings/cash/receipt.mail.tsx'
import {
  dateCancelledMail,
  movedHostMail,
  movedMail,
} from '#marketplace/bookings/date-cancellation/date-cancellation.mail.tsx'
import { freshnessMail, lapsedMail } from '#marketplace/bookings/freshness/freshness.mail.tsx'
import { correctionMail } from '#marketplace/bookings/notifications/correction.mail.tsx'
import type { NotifiedBooking } from '#marketplace/bookings/notifications/notification.data.ts'
import { reconfirmationMail } from '#marketplace/bookings/reconfirmation/reconfirmation.mail.tsx'
import { reminderMail, tomorrowMail } from '#marketplace/bookings/reminders/reminder.mail.tsx'
import { caseAnswerMail, caseClosedMail, caseReplyReceivedMail, overnightMail } from '#marketplace/cases/case.mail.tsx'
import { unreadMail } from '#marketplace/conversations/conversation.mail.tsx'
import { moderationMail } from '#marketplace/experiences/editor/approval/experience-moderation.mail.tsx'
import {
  type ModerationOccasion,
  moderationText,
} from '#marketplace/experiences/editor/approval/experience-moderation.text.ts'
import { holdMail } from '#marketplace/experiences/waitlist/waitlist.mail.tsx'
import { webhookStoppedMail } from '#marketplace/hosts/webhooks/webhook.mail.tsx'
import { pausedMail, pauseWarningMail, resumedMail } from '#marketplace/ledger/arrears/arrears.mail.tsx'
import { statementMail } from '#marketplace/ledger/statements/statement.mail.tsx'
import { answerMail, hiddenQuestionMail, questionMail } from '#marketplace/questions/question.mail.tsx'
import { invitationMail } from '#marketplace/reviews/invitations/invitation.mail.tsx'
import { DeletedReviewMail, HiddenReviewMail } from '#marketplace/reviews/moderation/review-moderation.mail.tsx'
import { hiddenReplyMail, replyMail } from '#marketplace/reviews/replies/reply.mail.tsx'
import { renderMail } from '#platform/mail/mail-template.ts'
import { HOUR_MS } from '#platform/units.ts'
import { contactMail } from '../contact/contact.mail.tsx'
import { end, ID, sampleBooking, start } from './sample-booking.factory.ts'
import { overnight, sampleCase } from './sample-case.factory.ts'
import { sampleNews, sampleSilent } from './sample-news.factory.ts'
import { sampleDataRequest, sampleHold } from './sample-request.factory.ts'
import { sampleLate, sampleStatement } from './sample-statement.factory.ts'
import { sampleStoppedWebhook } from './sample-webhook.factory.ts'

type MailSample = { name: string; subject: string; body: ReactElement; topic?: Topic }

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
  (Object.keys(of) as Occasion[]).flatMap((occasion): MailSample[] => {
    const { traveler, host } = mailsAbout(occasion, of[occasion], PROVED)
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

/** Every email, in the order of a trip. A function, because each email reads the configuration. */
export const mailSamples = (): MailSample[] => [
  ...aboutBookings(),
  ...(['traveler', 'host'] as const).map((audience) => ({
    name: `reserva-corregida-${audience === 'host' ? 'anfitrion' : 'viajero'}`,
    ...correctionMail(of.absent, 'El viajero no llegó, según los dos', audience, PROVED),
  })),
  {
    name: 'recibo-viajero',
    ...receiptMail(sampleBooking({ status: 'in_progress', paymentStatus: 'paid', paidAt: start }), start, PROVED),
  },
  {
    name: 'fecha-cancelada-viajero',
    ...dateCancelledMail(of.cancelled, [{ startDate: end }, { startDate: new Date('2026-12-12T14:30:00Z') }], PROVED),
  },
  { name: 'fecha-cancelada-sin-otra', ...dateCancelledMail(of.cancelled, [], PROVED) },
  {
    name: 'lugar-apartado',
    ...holdMail(sampleHold, PROVED, new Date(sampleHold.heldUntil.getTime() - HOUR_MS)),
    topic: 'alerts',
  },
  { name: 'novedades', ...alertMail(sampleNews, PROVED), topic: 'alerts' },
  { name: 'otra-fecha-viajero', ...movedMail(of.confirmed, PROVED), topic: 'bookingUpdates' },
  { name: 'otra-fecha-anfitrion', ...movedHostMail(of.confirmed, start, PROVED), topic: 'bookingUpdates' },
  { name: 'recordatorio-viajero', ...reminderMail(of.confirmed, PROVED), topic: 'reminders' },
  {
    name: 'confirma-que-vas',
    ...reconfirmationMail(of.confirmed, PROVED, {
      by: sampleHold.heldUntil,
      url: 'https://torogoz.example/w/muestra',
    }),
  },
  { name: 'recordatorio-anfitrion', ...tomorrowMail([of.confirmed, later]), topic: 'reminders' },
  {
    name: 'mensaje-nuevo',
    ...unreadMail(
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
  { name: 'invitacion-a-resenar', ...invitationMail(of.confirmed, PROVED), topic: 'reviewInvitations' },
  { name: 'confirma-tu-correo', ...mailboxMail('muestra-del-enlace') },
  { name: 'termina-tu-registro', ...signUpMail('muestra-del-enlace') },
  { name: 'correo-ya-registrado', ...addressInUseMail() },
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
  ...(Object.keys(moderationText) as ModerationOccasion[]).map((occasion) => ({
    name: `experiencia-${occasion}`,
    ...moderationMail(
      {
        occasion,
        id: ID,
        title: 'Amanecer en el volcán de Santa Ana, con café de olla',
        host: { id: ID, name: 'Fátima Guevara Ñúñez', email: 'fatima@correo.example' },
        reason: moderationText[occasion].shows === 'editor' ? 'Las fotos no son del lugar.' : null,
      },
      PROVED,
    ),
  })),
  {
    name: 'contacto',
    ...contactMail({
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
    ...replyMail({ hostName: 'Óscar Ñúñez', text: '¡Gracias!\nVuelve pronto.', path: '/host' }, PROVED),
    topic: 'reviewInvitations',
  },
  {
    name: 'respuesta-oculta',
    ...hiddenReplyMail({ name: 'Óscar Ñúñez', author: 'Fátima R.', reason: 'Tiene un teléfono.' }),
  },
  {
    name: 'pregunta',
    ...questionMail({ title: 'Añil & telares', path: '/host/dashboard', text: '¿Se puede ir con niños?' }, PROVED),
    topic: 'messageNotices',
  },
  {
    name: 'respuesta-a-pregunta',
    ...answerMail(
      {
        ...{ title: 'Añil & telares', path: '/questions/1', text: '¿Se puede ir con niños?' },
        ...{ answer: 'Sí, desde los cinco años.', hostName: 'Óscar Ñúñez' },
      },
      PROVED,
    ),
    topic: 'messageNotices',
  },
  { name: 'pregunta-oculta', ...hiddenQuestionMail({ title: 'Añil & telares', reason: 'Tiene un teléfono.' }) },
  {
    name: 'resena-eliminada',
    subject: 'Eliminamos tu reseña',
    body: <DeletedReviewMail name="Fátima" hostName="Óscar Ñúñez" reason="Habla de otra persona." />,
  },
  {
    name: 'solicitud-de-datos',
    ...rightReceivedMail(sampleDataRequest),
  },
  {
    name: 'solicitud-de-datos-equipo',
    ...rightNewsMail({ ...sampleDataRequest, id: ID }),
  },
  {
    name: 'solicitud-de-datos-respuesta',
    ...rightAnswerMail({
      ...sampleDataRequest,
      status: 'answered',
      answer: 'Corregimos tu nombre.\n\nYa se ve así en tus reservas.',
      support: 'hola@torogoz.example',
    }),
  },
  {
    name: 'estado-de-cuenta',
    ...statementMail(sampleStatement, 'Banco Cuscatlán, ahorro 400-123456-7, a nombre de Torogoz.'),
  },
  { name: 'sigues-ofreciendo', ...freshnessMail(sampleSilent, '2026-12-03') },
  { name: 'pausada-sin-respuesta', ...lapsedMail('Añil & telares', 'https://torogoz.example/host/dashboard') },
  { name: 'aviso-de-pausa', ...pauseWarningMail(sampleStatement, { ...sampleLate, pausesOn: '2026-12-01' }) },
  { name: 'en-pausa', ...pausedMail(sampleStatement, sampleLate) },
  { name: 'sin-pausa', ...resumedMail() },
  { name: 'avisos-a-sistema-detenidos', ...webhookStoppedMail(sampleStoppedWebhook) },
  { name: 'respuesta', ...caseAnswerMail(sampleCase) },
  { name: 'caso-cerrado', ...caseClosedMail({ ...sampleCase, outcome: 'unfounded' }) },
  { name: 'caso-escrito-otra-vez', ...caseReplyReceivedMail({ ...overnight.rows[0]!, text: sampleCase.text }) },
  { name: 'casos-de-ayer', ...overnightMail(overnight) },
]

/** Every email as HTML and plain text. @param unsubscribeUrl replaces a reader's signed link */
export const renderedSamples = (unsubscribeUrl: string) =>
  Promise.all(
    mailSamples().map(async ({ name, subject, body, topic }) => {
      const unsubscribe = topic && { url: unsubscribeUrl, topic: topicName[topic] }
      return { name, subject, topic: topic ?? null, ...(await renderMail(body, unsubscribe)) }
    }),
  )
