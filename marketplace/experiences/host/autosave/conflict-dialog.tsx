import { longDate, timeOfDay } from '#platform/clock.ts'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { editorRefusals } from '../../editor/editor.text.ts'

type ConflictDialogProps = {
  open: boolean
  own: Pick<ExperienceFormValues, 'title'>
  /** What the other tab kept or saved, as far as it is known. */
  theirs: { title: string; at: string | null } | null
  busy: boolean
  onChoose: (which: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Two tabs wrote: the host chooses which content goes on; until then both exist (INV-22). */
export function ConflictDialog({ open, own, theirs, busy, onChoose, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={editorRefusals.EDIT_CONFLICT.text}
      description="No se ha perdido nada. ¿Con cuál versión quieres seguir?"
    >
      <div className="grid gap-3">
        <Version
          title="La de esta pestaña"
          text={own.title}
          action="Seguir con la de aquí"
          primary
          busy={busy}
          onPress={() => onChoose('mine')}
        />
        <Version
          title="La otra"
          text={theirs ? theirs.title : 'Leyendo lo que dice…'}
          at={theirs?.at}
          action="Usar la otra"
          busy={busy}
          onPress={() => onChoose('theirs')}
        />
      </div>
    </Dialog>
  )
}

type VersionProps = {
  title: string
  text: string
  at?: string | null | undefined
  action: string
  primary?: boolean
  busy: boolean
  onPress: () => void
}

const Version = ({ title, text, at, action, primary, busy, onPress }: VersionProps) => (
  <div className="rounded-control border border-hairline p-4">
    <p className="font-semibold">{title}</p>
    <p className="mt-1 line-clamp-2 text-tinta-suave">{text.trim() || 'Sin título todavía'}</p>
    {at && (
      <p className="text-sm text-tinta-suave">
        {longDate(at)}, {timeOfDay(at)}
      </p>
    )}
    <Button full variant={primary ? 'primary' : 'secondary'} loading={busy} onClick={onPress} className="mt-3">
      {action}
    </Button>
  </div>
)
