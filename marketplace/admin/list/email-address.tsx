import { EmailText } from '#ui/email-text.tsx'

/** An address that breaks before its @ where it has to break. */
export function EmailAddress({ email }: { email: string | null }) {
  if (!email) return <span className="text-tinta-suave">Sin dirección</span>
  return (
    <span className="inline-block xl:min-w-44">
      <EmailText email={email} />
    </span>
  )
}
