// The cash that a host received of the groups of certain days, in words.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostDayOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, daysText, dollars, peopleText } from '../wording.rules.ts'

/** What the groups of these days paid, and what is left to be collected or confirmed. */
export function receivedAnswer(
  { from, to, all }: Pick<HostDayOutput, 'from' | 'to' | 'all'>,
  language: Language,
): string {
  const es = language === 'es'
  const days = daysText(from, to, language)
  const months = es
    ? 'Por mes, y con la comisión, te lo digo si preguntas «cuánto gané este mes».'
    : 'By month, and with the commission, ask «how much did I earn this month».'
  if (all.groups === 0)
    return es
      ? `No hay grupos ${days}, así que no entró nada. ${months}`
      : `There are no groups ${days}, so nothing came in. ${months}`
  const groups = es ? counted(all.groups, 'grupo', 'grupos') : counted(all.groups, 'group', 'groups')
  const open = [
    ...(all.toConfirm > 0
      ? [
          es
            ? `por confirmar el efectivo de ${dollars(all.toConfirm)}`
            : `to confirm the cash of ${dollars(all.toConfirm)}`,
        ]
      : []),
    ...(all.total > 0 ? [es ? `por cobrar ${dollars(all.total)}` : `to collect ${dollars(all.total)}`] : []),
  ]
  const left = open.length > 0 ? (es ? ` Te queda ${open.join(' y ')}.` : ` You have yet ${open.join(' and ')}.`) : ''
  return es
    ? `De tus grupos ${days} recibiste ${dollars(all.received)} en efectivo (${groups}, ${peopleText(all.guests)}), antes de la comisión.${left} ${months}`
    : `Of your groups ${days} you received ${dollars(all.received)} in cash (${groups}, ${peopleText(all.guests, 'en')}), before the commission.${left} ${months}`
}
