import { supportEmail } from './support.view.ts'

/** The address for questions, as a link. */
export const SupportLink = () => (
  <a className="link wrap-anywhere" href={`mailto:${supportEmail()}`}>
    {supportEmail()}
  </a>
)
