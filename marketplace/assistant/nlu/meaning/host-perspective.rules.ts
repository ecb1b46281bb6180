// What a host means by a question that a traveler would ask in the same words.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'

/** Who takes more people changes places, not a reservation. */
const AS_HOST: Partial<Record<string, string>> = {
  'change-people': 'guest-brings-more',
  'no-exact-change': 'guest-has-no-change',
  cambio: 'guest-has-no-change',
  invoice: 'guest-asks-for-an-invoice',
  'will-they-wait': 'guest-no-show',
  'host-hears-of-it': 'host-guests-told',
  'few-people': 'host-minimum',
  'fewer-come': 'guest-brings-fewer',
  'cambiar-reserva': 'host-guest-change',
  'if-the-host-does-not-come': 'guest-no-show',
  tarde: 'host-or-guest-late',
  'cancela-anfitrion': 'host-close-date',
  'private-group': 'host-big-group',
  'group-discount': 'host-group-price',
  bargain: 'host-group-price',
  lluvia: 'host-rain',
  'ser-anfitrion': 'host-new-experience',
  'start-hosting': 'host-new-experience',
  'my-standing': 'host-cancelling-and-rating',
  resenas: 'host-reviews-of-me',
  'asked-for-a-deposit': 'host-off-site',
  'verified-hosts': 'host-guest-history',
  'phone-and-internet': 'host-guest-list',
  'sin-senal': 'host-guest-list',
  'print-the-ticket': 'host-guest-list',
  'full-date': 'host-waiting-list',
  'leave-waiting-list': 'host-waiting-list',
  'share-with-others': 'host-preview',
  'edit-own-review': 'host-reviews-of-me',
  'bad-reviews': 'host-reviews-of-me',
  'who-checks-hosts': 'host-verify',
  'sin-correo': 'host-notices',
  'mail-never-came': 'host-notices',
  'two-in-a-day': 'host-two-at-once',
  'how-early': 'host-whatsapp',
  refund: 'host-refund',
  'puedo-cancelar': 'host-cancel-one',
  insurance: 'host-accident',
}

/** The topic of a host's message: what they ask in a traveler's words. */
export const asHost = (topic: string): string => AS_HOST[topic] ?? topic

/** What a host does with a date or a booking, and what is asked of what follows from it. */
const DEEDS =
  /^(?:host-(?:close-date|rain|change-hour|change-spots|cancel-one|pause|guest-change)|edit-experience|guest-no-show)$/
const CONSEQUENCES = /^(?:host-(?:guests-told|cancelling-and-rating|refund|decline)|guest-no-show)$/
const PARTS = /[,.;:?!]\s+|\s+pero\s+/u
const FEWEST_WORDS = 2

/** A host cannot go out because of the weather, and what they would do about it. */
const BAD_WEATHER = 'llov\\p{L}*|lluev\\p{L}*|lluvias?|tormentas?|temporal|huracan|oleaje|marejada|rain\\p{L}*|storms?'
const CANCELS = '(?:cancel|suspend|anul)(?:o|ar|arles|arla|arlo|er|erles|erla|ing)?'
const STANDING =
  'afect\\p{L}*|perjudi\\p{L}*|nota|estrellas|calificacion|multa\\p{L}*|castig\\p{L}*|rating|stars|penal\\p{L}*'
/** Begins a question of its own. */
const ASKS =
  /^(?:¿|y )*(?:c[oó]mo|cu[aá]ndo|d[oó]nde|qu[eé]|qui[eé]n|cu[aá]nt|puedo|podr[ií]a|se puede|tengo que|debo|how|when|where|what|who|can|should|do) ?/iu
/** What a story of a host is taken for by mistake. */
const OF_STORY = new Set<Plan['intent']>(['weather', 'unclear'])
const OF_PORTAL = new Set<Plan['intent']>(['knowledge', 'hosting', 'policies'])
const NEVER = new Set<Plan['intent']>(['emergency', 'complaint', 'secret', 'human'])
const rule = (topic: string): Plan => ({ intent: 'knowledge', topic })

/** 'mañana va a llover y no puedo sacar la lancha, ¿cómo les cancelo?': how a date is cancelled, and what follows. */
function cancelledForWeather(message: string): Plan | null {
  const text = foldText(message)
  if (!containsPhrase(text, BAD_WEATHER) || !containsPhrase(text, CANCELS)) return null
  return containsPhrase(text, STANDING)
    ? { intent: 'several', plans: [rule('host-rain'), rule('host-cancelling-and-rating')] }
    : rule('host-rain')
}

/** Who offers something, whoever they are here. */
const OFFERS =
  '(?:mi|nuestro) (?:anuncio|publicacion)|(?:yo |nosotros )?(?:ofre[sz]co|ofrecemos|doy|damos|vendo|vendemos) (?:un |una |unos |unas |mis |nuestros )?(?:tours?|paseos?|clases?|talleres?|taller|caminatas?|experiencias?|salidas?|recorridos?|excursiones)|(?:tengo|tenemos) (?:mi|nuestro|un|una|mis) (?:tours?|experiencias?|talleres?|taller|paseos?)(?: \\p{L}+){0,4} (?:en (?:la pagina|torogoz|el sitio|la plataforma|su pagina)|publicad[oa]s?)|(?:a )?(?:los|las) que (?:me |nos )?reservaron|mis (?:clientes|viajeros|huespedes|turistas)|(?:i|we) (?:offer|run|host) (?:tours?|classes|workshops?|trips?)|my (?:listing|guests)'
/** What they ask is told as to a host, with where it is done; null when they ask something else. */
function askedAsHost(
  message: string,
  context: ReadingContext,
  read: (part: string, context: ReadingContext) => Plan,
): Plan | null {
  if (!containsPhrase(foldText(message), OFFERS)) return null
  const asHostOf = { ...context, hosting: true, own: [] }
  const whole = read(message, asHostOf)
  const plan = askedAfterStory(whole, message, asHostOf, read) ?? whole
  const plans = plan.intent === 'several' ? plan.plans : [plan]
  const rules = plans.filter((one) => one.intent === 'knowledge' && OF_PANEL.test(one.topic) && one.topic !== NEW_ONE)
  return rules.length === plans.length ? { intent: 'several', plans: [...rules, rule('host-account-needed')] } : null
}
const OF_PANEL = /^(?:host-|guest-|edit-experience)/
const NEW_ONE = 'host-new-experience'

/** 'soy el de los paseos a caballo. reservaron cinco y llegaron tres': who they are asks for nothing; null where all is asked. */
function withoutStory(plans: readonly Plan[]): Plan | null {
  const isRule = (one: Plan, topic: string) => one.intent === 'knowledge' && one.topic === topic
  const fewer = plans.some((one) => isRule(one, 'guest-brings-fewer'))
  const asked = plans.filter(
    (one) =>
      one.intent !== 'search' &&
      !isRule(one, NEW_ONE) &&
      // What fewer people mean for the commission was told with them.
      !(fewer && (isRule(one, 'comision') || (one.intent === 'policies' && one.topics[0] === 'comision'))),
  )
  if (asked.length === 0 || asked.length === plans.length) return null
  return asked.length === 1 ? asked[0]! : { intent: 'several', plans: asked }
}

/**
 * 'tengo que cancelar el sábado porque se arruinó la lancha, ¿se les avisa?': the question after the story; null without one.
 * @param read how the last part would be understood
 */
export function askedAfterStory(
  whole: Plan,
  message: string,
  context: ReadingContext,
  read: (part: string, context: ReadingContext) => Plan,
): Plan | null {
  if (NEVER.has(whole.intent)) return null
  if (!context.hosting) return askedAsHost(message, context, read)
  const told = whole.intent === 'several' ? withoutStory(whole.plans) : null
  if (told) return told
  const ofWeather = cancelledForWeather(message)
  if (ofWeather) return ofWeather
  const isDeed = whole.intent === 'knowledge' && DEEDS.test(whole.topic)
  if (!isDeed && !OF_STORY.has(whole.intent)) return null
  const parts = message.trim().split(PARTS).filter(Boolean)
  const last = parts.length > 1 ? parts.at(-1)! : ''
  if (last.split(' ').length < FEWEST_WORDS) return null
  if (!isDeed) {
    const plan = ASKS.test(last) ? read(last, context) : null
    return plan && OF_PORTAL.has(plan.intent) ? plan : null
  }
  const plan = read(last, { ...context, thread: { ...context.thread, told: whole.topic } })
  return plan.intent === 'knowledge' && CONSEQUENCES.test(plan.topic) ? plan : null
}

/** The plan of a host's message. @param hosting whether it is one */
export function fromHostPerspective(plan: Plan, hosting: boolean): Plan {
  if (!hosting) return plan
  const topic =
    plan.intent === 'knowledge'
      ? plan.topic
      : plan.intent === 'policies'
        ? plan.topics[0]!
        : plan.intent === 'discount'
          ? 'group-discount'
          : ''
  const meant = AS_HOST[topic]
  return meant ? { intent: 'knowledge', topic: meant } : plan
}
