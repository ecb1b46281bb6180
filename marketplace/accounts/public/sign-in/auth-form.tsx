import type { ReactNode } from 'react'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { useAuthForm } from './use-auth-form.ts'

type AuthFormProps = {
  form: ReturnType<typeof useAuthForm>
  submit: string
  children: ReactNode
}

/** The form itself: what is wrong above it, its fields, its one button. */
export function AuthForm({ form: { errors, busy, call, form }, submit, children }: AuthFormProps) {
  const alive = useHydrated()
  const marked = Object.keys(errors).filter((name) => name !== '_')
  // What already stands at its field is not said above as well.
  const above = marked.some((name) => errors[name] === errors._) ? null : errors._
  const summary = above ?? (marked.length > 1 ? 'Revisa los campos marcados.' : null)
  return (
    <form {...form} className="flex flex-col gap-4.5">
      {summary && (
        <Notice tone="danger" data-summary tabIndex={-1} className="outline-none">
          {summary}
        </Notice>
      )}
      {call && <input type="hidden" name="call" value={call} />}
      {children}
      <Button type="submit" size="lg" full loading={busy} disabled={!call && !alive}>
        {submit}
      </Button>
    </form>
  )
}

type AuthPageProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** What every auth page has: a heading, a line under it, its content, and where else one may want to go. */
export const AuthPage = ({ title, lead, children, foot }: AuthPageProps) => (
  <>
    <h1 className="text-title">{title}</h1>
    {lead && <p className="mt-2.5 text-tinta-suave">{lead}</p>}
    <div className="mt-7 flex flex-col gap-6">{children}</div>
    {foot && <div className="mt-8 flex flex-col gap-2 border-t border-hairline pt-5">{foot}</div>}
  </>
)
