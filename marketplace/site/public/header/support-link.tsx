import { supportEmail } from './support.view.ts'

export const SupportLink = () => (
  <a className="link wrap-anywhere" href={`mailto:${supportEmail()}`}>
    {supportEmail()}
  </a>
)
