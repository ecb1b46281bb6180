// Sunrise, sunset and distances in words.
import type { Language } from '../nlu/typed-message.rules.ts'
import type { CountryOutput } from '../tools/tool.contract.ts'
import { fixedAnswers } from './answers.text.ts'
import { counted, daysText, timeText } from './wording.rules.ts'

/** '40 minutos', '3 horas y 50 minutos'. */
function timeOnRoad(minutes: number, language: Language): string {
  const [hours, left] = [Math.floor(minutes / 60), minutes % 60]
  const text =
    language === 'en'
      ? [hours > 0 && counted(hours, 'hour', 'hours'), left > 0 && counted(left, 'minute', 'minutes')]
      : [hours > 0 && counted(hours, 'hora', 'horas'), left > 0 && counted(left, 'minuto', 'minutos')]
  return text.filter(Boolean).join(language === 'en' ? ' and ' : ' y ')
}

export function countryAnswer(output: CountryOutput, language: Language): string {
  const es = language === 'es'
  if (output.about === 'unknown') return fixedAnswers.elsewhere[language]
  if (output.about === 'distance')
    return es
      ? `De ${output.from} a ${output.to} hay unos ${output.km} kilómetros en línea recta; por carretera calcula alrededor de ${timeOnRoad(output.minutes, 'es')} en carro, según el tráfico.`
      : `From ${output.from} to ${output.to} it is about ${output.km} kilometers in a straight line; by road, reckon with around ${timeOnRoad(output.minutes, 'en')} by car, depending on traffic.`
  const { place, day, sunrise, sunset } = output
  return es
    ? `En ${place}, ${daysText(day, null, language)}, el sol sale a las ${timeText(sunrise, language)} y se pone a las ${timeText(sunset, language)}.`
    : `In ${place}, ${daysText(day, null, language)}, the sun rises at ${timeText(sunrise, language)} and sets at ${timeText(sunset, language)}.`
}
