/** The calendar of day-field.tsx in a dialog: on a phone a sheet, because seven columns need the width. */
import { Dialog } from '../overlays/dialog.tsx'
import CalendarGrid from './calendar-grid.tsx'

type DayDialogProps = {
  open: boolean
  label: React.ReactNode
  /** The first and the last day that may be chosen. */
  min: string | undefined
  max: string | undefined
  day: string | null
  onChoose: (day: string) => void
  onClose: () => void
}

export default function DayDialog({ open, label, min, max, day, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={label} size="sm">
      <CalendarGrid days={{ from: min, until: max }} selected={day} onSelect={onChoose} label="Calendario" />
    </Dialog>
  )
}
