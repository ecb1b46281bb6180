import { useSuspenseQuery } from '@tanstack/react-query'
import { monthAndYear } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { roleLabel } from '../../account.rules.ts'
import { MailboxBanner } from '../mailbox/mailbox-banner.tsx'
import { PreferenceBoxes } from '../preferences/preference-boxes.tsx'
import { profileQuery } from './account.query.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { PersonalInfo } from './personal-info.tsx'

/** The profile, and what the person may change in it (ACC-06 to ACC-13). */
export function Profile() {
  const { data: profile } = useSuspenseQuery(profileQuery)
  const { fullName, email, avatar, role, createdAt } = profile
  const name = fullName || email
  return (
    <>
      <h1 className="mb-6 text-title">Mi Perfil</h1>
      <MailboxBanner reader={role === 'host' ? 'host' : 'traveler'} className="mb-5" />
      <div className="grid gap-5">
        <section aria-label="Tu cuenta" className="card overflow-hidden">
          <div aria-hidden="true" className="texture-woven h-3" />
          <div className="flex flex-col items-center gap-x-8 gap-y-5 p-5 text-center sm:flex-row sm:text-left md:p-7">
            <AvatarPicker name={name} avatar={avatar} />
            <div className="min-w-0">
              <p className="font-display text-heading font-bold wrap-anywhere">{name}</p>
              <p className="text-tinta-suave wrap-anywhere">{email}</p>
              <p className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 sm:justify-start">
                {/* Anything but host counts as traveler here (ACC-08). */}
                <Badge tone="turquesa" icon="user">
                  {roleLabel[role === 'host' ? 'host' : 'traveler']}
                </Badge>
                <span className="text-sm text-tinta-suave">En Torogoz desde {monthAndYear(createdAt)}</span>
              </p>
            </div>
          </div>
        </section>
        <PersonalInfo profile={profile} />
        <PreferenceBoxes />
      </div>
    </>
  )
}
