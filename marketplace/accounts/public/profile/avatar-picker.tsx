import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { transportWithProgress } from '#platform/http/client/call-with-progress.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { avatarProblem } from '../../profiles/profile.rules.ts'
import { AVATAR_NOT_SAVED, AVATAR_SAVED } from '../../profiles/profile.text.ts'
import { profileQuery, showChangedUser } from './account.query.ts'

/** A running upload: preview and the share that has been sent. */
type Upload = { preview: string; share: number }

/** The own picture, and a button to change it (ACC-13, UPL-07): previewed at once, with the upload's progress. */
export function AvatarPicker({ name, avatar }: { name: string; avatar: string | null }) {
  const queryClient = useQueryClient()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = upload?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const problemOf = (title: string, description?: string) => {
    setProblem(description ? `${title}. ${description}` : title)
    return { title, ...(description && { description }), tone: 'danger' } as const
  }
  const show = (address: string | null) => {
    showChangedUser(queryClient, { avatar: address })
    queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, avatar: address })
  }

  const changing = useAction({
    send: async (file: File) => {
      setProblem(null)
      setUpload({ preview: URL.createObjectURL(file), share: 0 })
      const transport = transportWithProgress((share) => setUpload((now) => now && { ...now, share }))
      const answer = await api.profile.changeAvatar({ file }, { transport })
      setUpload(null)
      return answer
    },
    done: (saved) => {
      show(saved.avatar)
      toast({ title: AVATAR_SAVED, tone: 'success' })
    },
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      const { code, message } = refusal
      return code === 'TOO_LARGE' || code === 'WRONG_FILE' ? problemOf(message) : problemOf(AVATAR_NOT_SAVED, message)
    },
  })
  const removing = useAction({
    send: () => api.profile.removeAvatar(),
    done: () => {
      setProblem(null)
      show(null)
      input.current?.focus()
    },
    failed: ({ message }) => problemOf(AVATAR_NOT_SAVED, message),
  })

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    // Cleared, or choosing the same file again would fire no event.
    event.target.value = ''
    if (!file) return
    const wrong = avatarProblem(file)
    if (wrong) toast(problemOf(wrong))
    else void changing.run(file)
  }

  return (
    <div className="flex shrink-0 flex-col items-center gap-3">
      <span className="relative">
        <Avatar name={name} src={upload?.preview ?? avatar} size="xl" className={upload ? 'opacity-60' : ''} />
        {upload && (
          <span className="absolute inset-0 flex items-center justify-center rounded-pill bg-tinta/35 font-semibold text-white tabular">
            {Math.round(upload.share * 100)} %
          </span>
        )}
      </span>
      <div className="flex flex-wrap justify-center gap-2">
        <label
          htmlFor={id}
          className={`${buttonClass('secondary', 'sm')} cursor-pointer has-focus-visible:ring-3 has-focus-visible:ring-focus ${upload ? 'pointer-events-none opacity-50' : ''}`}
        >
          <Icon name="image" size="sm" />
          {avatar ? 'Cambiar foto' : 'Subir foto'}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={choose}
            className="sr-only"
          />
        </label>
        {avatar && !upload && (
          <Button variant="ghost" size="sm" loading={removing.pending} onClick={() => void removing.run()}>
            Quitar
          </Button>
        )}
      </div>
      {upload && (
        <>
          <progress className="sr-only" aria-label="Subiendo tu foto" value={upload.share} max={1} />
          <p className="text-sm text-tinta-suave">{upload.share < 1 ? 'Subiendo…' : 'Preparando tu foto…'}</p>
        </>
      )}
      {problem && !upload && (
        <p id={`${id}-problem`} className="max-w-56 text-center text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
