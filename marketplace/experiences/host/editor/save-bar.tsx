import { Button } from '#ui/forms/button.tsx'
import { AutosaveStatus } from '../autosave/autosave-status.tsx'
import type { useAutosave } from '../autosave/use-autosave.ts'

type SaveBarProps = {
  form: string
  label: string
  status: string
  busy: boolean
  autosave: ReturnType<typeof useAutosave>
}

/** Fixed at the bottom of a phone: where input is kept, and the save button. */
export const SaveBar = ({ form, label, status, busy, autosave }: SaveBarProps) => (
  <div
    data-own-bar
    className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-hairline bg-papel px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden big-text:static big-text:flex-wrap"
  >
    <div className="min-w-0">
      <p className="text-sm font-semibold">{status}</p>
      <AutosaveStatus autosave={autosave} className="leading-tight" />
    </div>
    <Button
      type="submit"
      form={form}
      loading={busy}
      loadingText="Guardando…"
      className="max-w-44 shrink-0 text-balance"
    >
      {label}
    </Button>
  </div>
)
