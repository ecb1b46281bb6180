import { monthAndYear } from '#platform/clock.ts'
import { Avatar } from '#ui/avatar.tsx'
import { roleLabel, type SessionUser } from '../account.rules.ts'

/** Who the traveler is, to read. */
export function Profile({ user }: { user: SessionUser }) {
  const facts: [string, string][] = [
    ['Nombre', user.name],
    ['Correo electrónico', user.email],
    ['Tipo de cuenta', roleLabel[user.role]],
    ['En Torogoz desde', monthAndYear(user.createdAt)],
  ]
  return (
    <>
      <h1 className="mb-6 text-title">Mi Perfil</h1>
      <section className="card overflow-hidden">
        <div aria-hidden="true" className="texture-woven h-3" />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5 p-5 md:p-8">
          <Avatar name={user.name} src={user.avatar} size="xl" />
          <dl className="grid min-w-0 flex-1 basis-72 gap-x-8 gap-y-4 sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-tinta-suave">{label}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  )
}
