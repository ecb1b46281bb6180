import { Icon } from '#ui/icons/icon.tsx'
import { savedOfflineText } from '../../voucher/voucher.rules.ts'

/** Says since when this page can be read without a network; empty until a copy is kept. @param savedAt ISO instant */
export const SavedNote = ({ savedAt }: { savedAt: string | null }) => (
  <p role="status" className="text-sm text-tinta-suave">
    {savedAt && (
      <span className="inline-flex items-center gap-1.5">
        <Icon name="check" size="sm" className="text-success" />
        {savedOfflineText(savedAt)}
      </span>
    )}
  </p>
)
