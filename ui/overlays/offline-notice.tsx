import { Icon } from '../icons/icon.tsx'
import { OFFLINE_NOTICE_ID } from './toast.tsx'

/** Stands hidden in every document: without a network the region of the notices cannot be loaded, and this needs no file. */
export const OfflineNotice = () => (
  <p
    id={OFFLINE_NOTICE_ID}
    popover="auto"
    role="alert"
    className="fixed inset-x-4 top-auto bottom-24 mx-auto max-w-96 rounded-card border border-hairline bg-papel p-4 font-semibold text-tinta shadow-float open:flex open:gap-3"
  >
    <Icon name="alert" className="mt-0.5 text-danger" />
    Sin conexión. Inténtalo de nuevo cuando tengas señal.
  </p>
)
