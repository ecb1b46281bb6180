// Tells a host that sending to their system was stopped.
import { type MailContent, writeTo } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { appUrl } from '#platform/configuration.ts'
import type { Executor } from '#platform/database/pool.ts'
import { MailButton, MailFacts, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import type { webhooks } from './webhook.table.ts'

const PAGE = '/host/settings#sistemas'
const title = 'Detuvimos los avisos a tu sistema'

type Stopped = Pick<typeof webhooks.$inferSelect, 'id' | 'hostId' | 'url' | 'stoppedAt' | 'stoppedBy'>

export const webhookStoppedMail = ({ id, url, stoppedAt, stoppedBy }: Stopped): MailContent => ({
  key: `webhook ${id} ${stoppedAt?.toISOString()}`,
  subject: title,
  body: (
    <MailLayout preview="Ya no le avisamos de tus reservas" title={title}>
      <MailFacts rows={[['Servidor', new URL(url).host]]} />
      <MailText>
        {stoppedBy === 'receiver'
          ? 'Tu sistema respondió que la dirección ya no existe, así que dejamos de avisarle.'
          : 'Pasó más de un día sin que tu sistema aceptara un solo aviso, así que dejamos de intentarlo.'}
      </MailText>
      <MailText>
        Tus reservas siguen igual en Torogoz. Cuando tu sistema esté listo, actívalo de nuevo: lo que quedó por enviar
        se envía entonces, y lo que no se pudo entregar lo reenvías con un botón.
      </MailText>
      <MailButton href={`${appUrl()}${PAGE}`}>Ver los avisos a mi sistema</MailButton>
    </MailLayout>
  ),
})

/** Called in the transaction that stops it, so that it is sent once. */
export async function notifyStopped(tx: Executor, stopped: Stopped): Promise<void> {
  const mail = webhookStoppedMail(stopped)
  await createNotice(tx, {
    userId: stopped.hostId,
    kind: 'account',
    title,
    detail: new URL(stopped.url).host,
    href: PAGE,
    key: mail.key!,
  })
  await writeTo(tx, stopped.hostId, 'account', () => mail)
}
