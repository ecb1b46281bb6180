import { ErrorState } from '#ui/feedback/error-state.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { PROFILE_NOT_LOADED } from '../../profiles/profile.text.ts'

/** An account that can not be read (ACC-11). @param path of the page to reload */
export const AccountFailed = ({ title, path }: { title: string; path: '/profile' | '/profile/settings' }) => (
  <>
    <h1 className="mb-6 text-title">{title}</h1>
    <ErrorState title={PROFILE_NOT_LOADED} text="Tus datos están a salvo. Revisa tu conexión e inténtalo de nuevo.">
      {/* A plain link, because it works even if the script is broken. */}
      <a href={path} className={buttonClass('secondary')}>
        Reintentar
      </a>
    </ErrorState>
  </>
)
