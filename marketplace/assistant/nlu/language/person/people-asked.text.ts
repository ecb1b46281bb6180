// What is asked about a person who is named: rows as in own-aspects.text.ts, of a host by anybody, and of a guest by their host.
// They count only when the name of such a person stands in the message, or when that person was talked about last.
import type { GuestAspect, HostProfileAspect } from '../../people/people-question.rules.ts'

type PersonRow<Aspect> = { aspect: Aspect; say: string; unless?: string; english?: string; examples: string[] }

export const hostProfileRows: readonly PersonRow<HostProfileAspect>[] = [
  {
    aspect: 'experiences',
    say: `(que|cuales|cuantas) (otras|mas|otros)? (experiencia*|tours|paseos|salidas|cosas|actividades) ... (tiene|ofrece|hace|da|organiza|vende|lleva|son) / que (mas|otra cosa|cosas)? (ofrece|organiza|guia|hace) / (tiene|ofrece|hace|da|organiza) (mas|otr[oa]*|algo*|cupo*|fecha*|espacio*) / (experiencia*|tours|paseos) (de|con|que (da|tiene|ofrece|hace)) / (algo|ir|vamos|salir) con`,
    english: `(what|which) (other|else)? (experiences|tours|trips|things) / what (else)? (does|do) (he|she|they)? ... (offer|do|run|guide|have) / (tours|experiences|trips) (by|with|of|from)`,
    examples: ['¿qué experiencias tiene Nelson?', '¿qué más ofrece?'],
  },
  {
    aspect: 'languages',
    say: `habla* ... (ingles|espanol|frances|aleman|portugues|italiano|idiomas|lengua*|nahuat) / (que|cuales|en que) (idioma*|lengua*) / sabe (ingles|frances|aleman|portugues)`,
    unless: 'hablan bien / hablan mal',
    english: `(speak|speaks) / languages? / (good|fluent) english`,
    examples: ['¿Kevin habla inglés?'],
  },
  {
    aspect: 'reviews',
    say: `que tal (es|son|esta|sera|guia|trata|atiende|se porta|cocina|explica)? / (opin*|resen*|coment*|calific*|estrellas|puntaje|referencias) / (que|como) (dice*|piensa*|cuentan|hablan|les fue|le fue|lo ven|la ven|dira*) / (es|son) (tan|muy|bien)? (buen*|confiable*|seri[oa]*|amable*|puntual*|recomendad*|de confianza|pacient*|responsable*) / (lo|la|le|me) recomiend* / (se (ha|han)|ha* tenido)? quej* / (buen*|mal[oa]*) (guia|anfitri*|onda|comentario*) / (como (es|trata|atiende)) / confi* / es de fiar / mejor calific*`,
    english: `reviews? / ratings? / rated / stars / (is|are) ... (good|nice|reliable|trustworthy|any good|patient) / (people|guests|others) (say|think) / complain* / recommend* / how is / whats ... like`,
    examples: ['¿qué tal es Nahúm?', '¿alguien se ha quejado de ella?'],
  },
  {
    aspect: 'about',
    say: `quien (es|sera|seria) / (cuentame|contame|hablame|decime|dime|info|informacion) (algo|mas)? (de|del|sobre|acerca) / (conoces|conocen|conocer) (a|al) / (cuantos|que tantos) anos (lleva|tiene) (de|guiando|recibiendo|siendo)? / (esta|es) (verificad[oa]|certificad[oa]) / (su)? perfil (de)? / (cuanta|tiene|que) experiencia (tiene)?$ / de donde es`,
    unless: 'quien es (el|la) (mejor|mas) / quien es (el|la) (guia|anfitri*) (de|del)',
    english: `who (is|s) / tell me (more)? about / (verified|certified) / how long ... (host|guid)* / profile`,
    examples: ['¿quién es Nelson?', '¿está verificada Rosa?'],
  },
]

export const guestRows: readonly PersonRow<GuestAspect>[] = [
  {
    aspect: 'paid',
    say: `(ya|no|me|si|aun)? (pago|pagaron|pague|ha pagado|han pagado|pagar*|pagad[oa]|debe*|deposit*|abon*|cancelo la cuenta) / cuanto (me)? (debe*|paga*|falta*|cobro|tiene que pagar|le cobro|dejo)`,
    english: `(paid|pay|owe|owes)`,
    examples: ['¿ya me pagó Mauricio?'],
  },
  {
    aspect: 'contact',
    say: `telefono* / celular* / numero* / whatsapp / correo* / contact* / (le|lo|la) (llamo|llamar|escrib*|hablo|localiz*|aviso|avisar) / (como|donde|puedo) (le)? (escribirle|hablarle|avisarle|llamarle|llamarlo|llamarla)`,
    english: `phone / number / email / contact / reach / call / message / write`,
    examples: ['¿tiene teléfono Mauricio?'],
  },
  {
    aspect: 'wishes',
    say: `alergi* / vegetarian* / vegan* / celiac* / diabet* / (peticion*|pidio|pidieron|solicito) (especial|algo)? / (come|comen|no come) / discapacidad / enferm* / (necesita*|ocupa*) (algo|comida|dieta) / (comida|dieta) especial / que (escribio|puso|dijo)`,
    english: `allerg* / vegetarian / vegan / special request* / need*`,
    examples: ['¿qué alergias tiene Andrés?'],
  },
  {
    aspect: 'attendance',
    say: `confirm* (que)? (si)? (viene*|asistencia|su) / (confirmo|confirmaron)$ / (va|van) a (venir|llegar) / si viene*$ / (seguro|fijo) (que)? viene*`,
    english: `(is|are|will) ... (coming|come)$ / confirm*`,
    examples: ['¿Roberto ya confirmó que viene?'],
  },
  {
    aspect: 'all',
    say: `cuando / (que|a que) (dia|hora|fecha) / cuant[oa]s / cuanta gente / viene* / vino / llega* / lleg[oa] / reserv* / apart* / confirm* / quien es / con quien / trae* / nin[oa]s / cancel* / (cual|quien) / y (el|la|los) / donde / para`,
    english: `when / what (day|time) / how many / (come|coming|book|booked|booking|confirm*) / who (is|s) / bring*`,
    examples: ['¿cuándo viene Karen?', '¿cuántos vienen con él?'],
  },
]
