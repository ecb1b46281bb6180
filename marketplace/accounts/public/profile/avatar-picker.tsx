import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { transportWithProgress } from '#platform/http/client/call-with-progress.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { avatarProblem } from '../../profiles/profile.rules.ts'
import { AVATAR_NOT_SAVED, AVATAR_SAVED } from '../../profiles/profile.text.ts'
import { profileQuery, showChangedUser } from './account.query.ts'

/** A chosen picture on its way: what it looks like, and the share of it that has left. */
type Sending = { preview: string; share: number }

/** The own picture, and how to change it (ACC-13, UPL-07): shown at once, with the progress of its sending. */
export function AvatarPicker({ name, avatar }: { name: string; avatar: string | null }) {
  const queryClient = useQueryClient()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [removing, setRemoving] = useState(false)
  const preview = sending?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const fail = (title: string, description?: string) => {
    setProblem(description ? `${title}. ${description}` : title)
    toast({ title, ...(description && { description }), tone: 'danger' })
  }
  const show = (address: string | null) => {
    showChangedUser(queryClient, { avatar: address })
    queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, avatar: address })
  }

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // The same file chosen again must count as a choice.
    event.target.value = ''
    if (!file || sending) return
    const wrong = avatarProblem(file)
    if (wrong) return fail(wrong)
    setProblem(null)
    const chosen = URL.createObjectURL(file)
    setSending({ preview: chosen, share: 0 })
    const transport = transportWithProgress((share) => setSending((now) => now && { ...now, share }))
    const answer = await api.profile.changeAvatar({ file }, { transport })
    setSending(null)
    if (answer.ok) {
      show(answer.data.avatar)
      toast({ title: AVATAR_SAVED, tone: 'success' })
      return
    }
    const { code, message } = answer.refusal
    if (code === 'TOO_LARGE' || code === 'WRONG_FILE') fail(message)
    else fail(AVATAR_NOT_SAVED, message)
    whenSignedOut(queryClient, answer.refusal)
  }

  async function remove() {
    setRemoving(true)
    const answer = await api.profile.removeAvatar()
    setRemoving(false)
    if (!answer.ok) return fail(AVATAR_NOT_SAVED, answer.refusal.message)
    setProblem(null)
    show(null)
    input.current?.focus()
  }

  return (
    <div className="flex shrink-0 flex-col items-center gap-3">
      <span className="relative">
        <Avatar name={name} src={sending?.preview ?? avatar} size="xl" className={sending ? 'opacity-60' : ''} />
        {sending && (
          <span className="absolute inset-0 flex items-center justify-center rounded-pill bg-tinta/35 font-semibold text-white tabular">
            {Math.round(sending.share * 100)} %
          </span>
        )}
      </span>
      <div className="flex flex-wrap justify-center gap-2">
        <label
          htmlFor={id}
          className={`${buttonClass('secondary', 'sm')} cursor-pointer has-focus-visible:ring-3 has-focus-visible:ring-focus ${sending ? 'pointer-events-none opacity-50' : ''}`}
        >
          <Icon name="image" size="sm" />
          {avatar ? 'Cambiar foto' : 'Subir foto'}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={send}
            className="sr-only"
          />
        </label>
        {avatar && !sending && (
          <Button variant="ghost" size="sm" loading={removing} onClick={remove}>
            Quitar
          </Button>
        )}
      </div>
      {sending && (
        <>
          <progress className="sr-only" aria-label="Subiendo tu foto" value={sending.share} max={1} />
          <p className="text-sm text-tinta-suave">{sending.share < 1 ? 'Subiendo…' : 'Preparando tu foto…'}</p>
        </>
      )}
      {problem && !sending && (
        <p id={`${id}-problem`} className="max-w-56 text-center text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
