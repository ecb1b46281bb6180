// What a host earned in two periods side by side, and whose part of the cash to come it is.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostDayOutput, HostEarningsOutput } from '../../tools/hosting/host-tool.contract.ts'
import { counted, daysText, dollars, monthsText } from '../wording.rules.ts'

/** 'comparado con el mes pasado voy mejor o peor': both sums, and the difference of what is left. */
export function comparedAnswer(now: HostEarningsOutput, then: HostEarningsOutput, language: Language): string {
  const es = language === 'es'
  const line = ({ from, to, sum }: HostEarningsOutput) =>
    es
      ? `${monthsText(from, to, 'es')}: ${dollars(sum.total)} en ${counted(sum.bookings, 'reserva', 'reservas')}; te quedan ${dollars(sum.net)}.`
      : `${monthsText(from, to, 'en')}: ${dollars(sum.total)} in ${counted(sum.bookings, 'booking', 'bookings')}; you keep ${dollars(sum.net)}.`
  const [mine, before] = [now.sum.net, then.sum.net]
  const verdict =
    mine === before
      ? es
        ? 'Vas igual.'
        : 'You are even.'
      : mine > before
        ? es
          ? 'Hasta hoy vas mejor.'
          : 'So far you are doing better.'
        : es
          ? 'Hasta hoy vas por debajo.'
          : 'So far you are below it.'
  return `${line(now)} ${line(then)} ${verdict}`
}

/** The commission of what is collected on certain days. */
export function shareAheadAnswer({ from, to, share, all }: HostDayOutput, language: Language): string {
  const es = language === 'es'
  const days = daysText(from, to, language)
  if (!share || all.bookings === 0)
    return es
      ? `No hay reservas confirmadas ${days}, así que no hay comisión.`
      : `There are no confirmed bookings ${days}, so there is no commission.`
  return es
    ? `De ${dollars(share.total)} ${days}, ${dollars(share.commission)} son la comisión de Torogoz (el ${share.percent}); a ti te quedan ${dollars(share.net)}. Se cobra solo lo que se complete, una vez al mes, en «Ganancias».`
    : `Of ${dollars(share.total)} ${days}, ${dollars(share.commission)} are the commission of Torogoz (${share.percent}); you keep ${dollars(share.net)}. Only what is completed is charged, once a month, under «Ganancias».`
}
