import { timeOfDay } from '#platform/clock.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Message } from '../../messages/message.contract.ts'

type BubbleProps = {
  message: Message
  isOwn: boolean
  /** The last of several in a row by one person; only it shows the time. */
  last: boolean
  onShow: (message: Message) => void
}

/** One message. Text says who, when and whether it was read, because colour alone is not enough. */
export function MessageBubble({ message, isOwn, last, onShow }: BubbleProps) {
  const { content, attachmentUrl, sender, createdAt, readAt } = message
  return (
    <li className={`flex flex-col ${isOwn ? 'items-end' : 'items-start'} ${last ? 'mb-3' : 'mb-1'}`}>
      <span className="sr-only">{isOwn ? 'Tú' : sender.fullName}:</span>
      <div
        className={`max-w-[85%] min-w-0 overflow-hidden rounded-card sm:max-w-[75%] ${
          isOwn ? 'bg-turquesa text-on-turquesa' : 'bg-lino text-tinta'
        } ${last ? (isOwn ? 'rounded-br-small' : 'rounded-bl-small') : ''}`}
      >
        {attachmentUrl && <Picture message={message} onShow={() => onShow(message)} />}
        {content && (
          <p dir="auto" className="px-3.5 py-2 whitespace-pre-wrap wrap-anywhere">
            {content}
          </p>
        )}
      </div>
      {last && (
        <p className="mt-1 flex items-center gap-1 px-1 text-sm text-tinta-suave">
          <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
          {isOwn && (
            <>
              <span aria-hidden="true">·</span>
              <Icon name="check" size="xs" className={readAt ? 'text-turquesa' : ''} />
              {readAt ? 'Leído' : 'Enviado'}
            </>
          )}
        </p>
      )}
    </li>
  )
}

/** A sticker or a thumbnail is not stretched, or it would be blurred. */
const isSmall = (size: Message['attachment']) => size !== null && size.width < 288

/** The space is reserved in the size of the picture, so that nothing moves when it loads. */
function Picture({ message, onShow }: { message: Message; onShow: () => void }) {
  const { attachmentUrl, attachment, sender } = message
  return (
    <button
      type="button"
      onClick={onShow}
      aria-label={`Ver la imagen de ${sender.fullName} en grande`}
      className="block focus-visible:-outline-offset-4"
    >
      <img
        src={attachmentUrl!}
        alt={`Imagen que envió ${sender.fullName}`}
        width={attachment?.width}
        height={attachment?.height}
        decoding="async"
        className={`block h-auto max-h-80 max-w-full bg-hairline object-cover ${isSmall(attachment) ? 'min-h-11 min-w-11' : 'w-72'}`}
      />
    </button>
  )
}
