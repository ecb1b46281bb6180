import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentTime } from '#platform/pages/page-clock.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { Button } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Lightbox, type LightboxSlide } from '#ui/overlays/lightbox.tsx'
import type { Message } from '../../messages/message.contract.ts'
import { dayName, daysOf } from './days.view.ts'
import { MessageBubble } from './message-bubble.tsx'

type MessageListProps = {
  messages: Message[]
  me: string
  otherName: string
  hasEarlier: boolean
  loading: boolean
  onEarlier: () => void
}

/** This close to the end somebody is following, so new messages scroll into view. */
const NEAR = 96
/** Messages of one person within this time are grouped. */
const TOGETHER_MS = 5 * MINUTE_MS

const isLastOfRow = (message: Message, next: Message | undefined) =>
  next?.senderId !== message.senderId ||
  Date.parse(next.createdAt) - Date.parse(message.createdAt) > TOGETHER_MS ||
  Boolean(message.readAt) !== Boolean(next.readAt)

const slideOf = ({ attachmentUrl, attachment, content, sender }: Message): LightboxSlide => ({
  src: attachmentUrl!,
  alt: content || `Imagen que envió ${sender.fullName}`,
  width: attachment?.width ?? 0,
  height: attachment?.height ?? 0,
})

/** All messages by day, the newest in view. Older pages are added above without moving what is being read. */
export function MessageList({ messages, me, otherName, hasEarlier, loading, onEarlier }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null)
  const end = useRef({ near: true, height: 0, first: 0, last: 0 })
  const [below, setBelow] = useState(0)
  const [openPicture, setOpenPicture] = useState<Message | null>(null)
  const first = messages[0]?.sequence ?? 0
  const last = messages.at(-1)

  const toTheEnd = useCallback(() => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
    setBelow(0)
  }, [])

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const before = end.current
    const grew = current.scrollHeight - before.height
    const older = before.first > 0 && first < before.first
    const newer = last !== undefined && last.sequence > before.last
    if (older) current.scrollTop += grew
    else if (newer && (before.near || last.senderId === me)) toTheEnd()
    else if (newer) setBelow((count) => count + messages.filter((message) => message.sequence > before.last).length)
    end.current = { ...before, height: current.scrollHeight, first, last: last?.sequence ?? 0 }
  }, [messages, first, last, me, toTheEnd])

  // A phone's keyboard resizes the window; whoever was at the end stays there.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watcher = new ResizeObserver(() => {
      if (end.current.near) current.scrollTop = current.scrollHeight
    })
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])

  const scrolled = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!
    end.current.near = scrollHeight - scrollTop - clientHeight < NEAR
    if (end.current.near) setBelow(0)
    if (scrollTop < NEAR && hasEarlier && !loading) onEarlier()
  }

  const now = currentTime()
  const pictures = messages.filter(({ attachmentUrl }) => attachmentUrl)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        onScroll={scrolled}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4"
      >
        {hasEarlier && (
          <p className="mb-4 text-center">
            <Button variant="secondary" size="sm" loading={loading} onClick={onEarlier}>
              Ver mensajes anteriores
            </Button>
          </p>
        )}
        <div role="log" aria-label={`Mensajes con ${otherName}`} aria-busy={loading}>
          {daysOf(messages).map(({ day, messages: ofDay }) => (
            <section key={day} aria-label={dayName(ofDay[0]!.createdAt, now)}>
              <p className="mb-4 flex items-center gap-3 text-sm text-tinta-suave before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
                <span className="first-letter:uppercase">{dayName(ofDay[0]!.createdAt, now)}</span>
              </p>
              <ol>
                {ofDay.map((message, at) => (
                  <MessageBubble
                    key={message.id}
                    message={message}
                    isOwn={message.senderId === me}
                    last={isLastOfRow(message, ofDay[at + 1])}
                    onShow={setOpenPicture}
                  />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {below > 0 && (
        <button
          type="button"
          onClick={toTheEnd}
          className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-pill bg-selva px-4 font-semibold text-on-selva shadow-float"
        >
          <Icon name="chevron-down" size="sm" />
          {below === 1 ? '1 mensaje nuevo' : `${below} mensajes nuevos`}
        </button>
      )}
      <Lightbox
        open={openPicture !== null}
        index={pictures.findIndex(({ id }) => id === openPicture?.id)}
        onClose={() => setOpenPicture(null)}
        slides={pictures.map(slideOf)}
      />
    </div>
  )
}
