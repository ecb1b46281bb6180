// What confirmed bookings will still bring a host, in words.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostEarningsOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, dayText, dollars } from '../wording.rules.ts'

/** The cash to come until a day; requests are not counted, because nobody has accepted them. */
export function expectedAnswer({ expected, owed }: HostEarningsOutput, language: Language): string {
  if (!expected) throw new Error('what is expected was not asked for')
  const es = language === 'es'
  const { until, bookings, total, net } = expected
  const day = dayText(until, language)
  if (bookings === 0)
    return es
      ? `De aquí al ${day} no te queda ninguna reserva confirmada por cobrar. Las solicitudes sin responder no las cuento.`
      : `Until ${day} no confirmed booking is left to be paid. Requests that wait for your answer are not counted.`
  const count = counted(
    bookings,
    es ? 'reserva confirmada' : 'confirmed booking',
    es ? 'reservas confirmadas' : 'confirmed bookings',
  )
  return es
    ? `De aquí al ${day} te falta cobrar ${dollars(total)} de ${count}; menos la comisión del ${owed.percent} te quedarían ${dollars(net)}, si todos llegan. Las solicitudes sin responder no las cuento.`
    : `Until ${day} you have ${dollars(total)} to collect from ${count}; less the commission of ${owed.percent} you would keep ${dollars(net)}, if all come. Requests that wait for your answer are not counted.`
}
