// Unsubscribing from a topic from the mail itself, without a session: the link contains a signed person and topic.
import type { Serve } from '#marketplace/slice.ts'
import { appUrl } from '#platform/configuration.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { type Mail, sendMail } from '#platform/mail/mail.ts'
import { signToken, verifyToken } from '#platform/session/signature.ts'
import { type MailKind, maskedAddress } from '../mailbox/mailbox.rules.ts'
import { findRecipient, type Mailbox, type MailContent, mailTo, type Reader } from '../mailbox/recipient.data.ts'
import { changeTopic } from './preference.data.ts'
import { type Topic, wantsMail } from './preference.rules.ts'
import type * as contract from './subscription.contract.ts'
import { topicName } from './subscription.text.ts'

const PURPOSE = 'mail subscription'

/** The page that unsubscribes a person from a topic. */
export const subscriptionUrl = (userId: string, topic: Topic) =>
  `${appUrl()}/subscription?token=${encodeURIComponent(signToken(PURPOSE, `${userId}.${topic}`))}`

function readToken(token: string): { userId: string; topic: Topic } | null {
  const [userId, topic] = verifyToken(PURPOSE, token)?.split('.') ?? []
  return userId && topic && Object.hasOwn(topicName, topic) ? { userId, topic: topic as Topic } : null
}

/** Mail about a person's own bookings is always allowed; other topics only to a proved mailbox. */
const KIND_OF_TOPIC: Record<Topic, MailKind> = {
  bookingUpdates: 'own',
  reminders: 'own',
  messageNotices: 'news',
  reviewInvitations: 'news',
  alerts: 'news',
  newsletter: 'news',
}

type TopicMail = (reader: Reader) => MailContent

/**
 * Mail of a topic to a person's account, with an unsubscribe link; null when they do not want it.
 * @param must sends it regardless of the preferences, for what the person has to know
 */
export function topicMail(
  userId: string,
  recipient: Mailbox | null | undefined,
  topic: Topic,
  mail: TopicMail,
  must: 'must' | 'may' = 'may',
): Mail | null {
  const unsubscribe = { url: subscriptionUrl(userId, topic), topic: topicName[topic] }
  return mailTo(
    recipient,
    KIND_OF_TOPIC[topic],
    (reader) => ({ ...mail(reader), ...(must === 'may' && { unsubscribe }) }),
    (preferences) => must === 'must' || wantsMail(preferences, topic),
  )
}

export async function mailPerson(
  tx: Executor,
  userId: string,
  topic: Topic,
  mail: TopicMail,
  must?: 'must' | 'may',
): Promise<void> {
  const wanted = topicMail(userId, await findRecipient(tx, userId), topic, mail, must)
  if (wanted) await sendMail(tx, wanted)
}

/** A POST to the page itself: by a mail program (RFC 8058), or by a browser without script, which is redirected to the page. */
export async function endSubscription(request: Request, handle: (request: Request) => Response | Promise<Response>) {
  const { search, origin } = new URL(request.url)
  const answer = await handle(
    new Request(`${origin}/api/subscription${search}`, { method: 'POST', headers: request.headers }),
  )
  if (!request.headers.get('accept')?.includes('text/html')) return answer
  const back = new URLSearchParams(search)
  back.set('done', '1')
  back.delete('wanted')
  return new Response(null, { status: 303, headers: { location: `/subscription?${back}` } })
}

async function answerFor({ userId, topic }: { userId: string; topic: Topic }) {
  const recipient = await findRecipient(database(), userId)
  // A deleted account receives nothing, so there is nothing to end.
  if (!recipient) return refuse('LINK_UNKNOWN')
  const { email, preferences } = recipient
  return { topic, name: topicName[topic], address: maskedAddress(email), wanted: wantsMail(preferences, topic) }
}

export const show: Serve<typeof contract.show> = async ({ query }) => {
  const subscription = readToken(query.token)
  return subscription ? answerFor(subscription) : refuse('LINK_UNKNOWN')
}

export const change: Serve<typeof contract.change> = async ({ query }) => {
  const subscription = readToken(query.token)
  if (!subscription) return refuse('LINK_UNKNOWN')
  return (await changeTopic(subscription.userId, subscription.topic, query.wanted === 'true'))
    ? answerFor(subscription)
    : refuse('LINK_UNKNOWN')
}
