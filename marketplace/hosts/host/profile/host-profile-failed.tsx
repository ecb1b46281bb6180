import { ErrorState } from '#ui/feedback/error-state.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { hostText } from '../../host.text.ts'

/** The host's own profile failed to load (HPROF-05). */
export const HostProfileFailed = () => (
  <div className="page py-8 md:py-12">
    <h1 className="mb-6 text-title">Mi perfil</h1>
    <ErrorState title={hostText.failed} text="Tus datos están a salvo. Revisa tu conexión e inténtalo de nuevo.">
      {/* A plain link, because it works even if the page's scripts have failed. */}
      <a href="/host/profile" className={buttonClass('secondary')}>
        Reintentar
      </a>
    </ErrorState>
  </div>
)
