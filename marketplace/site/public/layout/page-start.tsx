import { CALL_FORM_ID, usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { OfflineNotice } from '#ui/overlays/offline-notice.tsx'

/** What every body begins with: the link past the header, the form of buttons without fields, the words of a lost signal, and a form's refusal. */
export const PageStart = () => (
  <>
    <a
      href="#contenido"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-turquesa px-4 py-3 font-semibold text-on-turquesa focus:translate-y-0"
    >
      Saltar al contenido
    </a>
    <form id={CALL_FORM_ID} method="post" hidden />
    <OfflineNotice />
    <PostedRefusal />
  </>
)

/** The refusal of a form posted without JavaScript, where no toast can show it. */
function PostedRefusal() {
  const posted = usePosted()
  return posted && <Notice tone="danger">{posted.refusal.message}</Notice>
}
