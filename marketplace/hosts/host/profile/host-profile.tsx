import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PROFILE_NOT_SAVED, PROFILE_SAVED } from '#marketplace/accounts/profiles/profile.text.ts'
import { showChangedUser } from '#marketplace/accounts/public/profile/account.query.ts'
import { handleSignedOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { api, hostApi } from '#marketplace/client.ts'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import type { OwnHost } from '../../own-profile/own-host.contract.ts'
import type { Tab } from '../../own-profile/own-host.rules.ts'
import { HOST_NOT_SAVED, HOST_SAVED } from '../../own-profile/own-host.text.ts'
import { hostQuery } from '../../public/host.query.ts'
import { type Hosting, HostTab } from '../settings/host-tab.tsx'
import { type Personal, PersonalTab } from '../settings/personal-tab.tsx'
import { UnsavedDialog } from '../settings/unsaved-dialog.tsx'
import { useDraft } from '../settings/use-draft.ts'
import { Completeness } from './completeness.tsx'
import { HostFigures } from './host-figures.tsx'
import { ownHostQuery } from './own-host.query.ts'
import { PublicProfilePreview } from './public-profile-preview.tsx'

const PATH = '/host/profile'

/** The host's own profile (HPROF): the editable parts, the counted figures, and what others see. */
export function HostProfileForm({ tab }: { tab: Tab }) {
  const { data: host } = useSuspenseQuery(ownHostQuery)
  const { user } = useSession()
  const { personal, hosting } = useDrafts(host)
  const queryClient = useQueryClient()
  // The picture is uploaded separately; the page shows the one of the session, which is updated at once.
  const avatar = user ? user.avatar : host.avatar
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the picture has changed
  useEffect(() => {
    if (avatar !== host.avatar) void queryClient.invalidateQueries(ownHostQuery)
  }, [avatar])
  const name = host.fullName || host.email
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-title">Mi perfil</h1>
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:row-span-2">
          <TabLinks
            label="Secciones de tu perfil"
            items={[
              { href: PATH, label: 'Información Personal', current: tab === 'personal' },
              { href: `${PATH}?tab=anfitrion`, label: 'Información de Anfitrión', current: tab === 'host' },
            ]}
          />
          <div className="card mt-5 p-5 pb-0 md:p-7 md:pb-3">
            {/* Both forms stay mounted, so that input in one is kept while the other is visible. */}
            <div hidden={tab !== 'personal'}>
              <PersonalTab draft={personal} name={name} avatar={avatar} email={host.email} />
            </div>
            <div hidden={tab !== 'host'}>
              <HostTab draft={hosting} />
            </div>
          </div>
        </div>
        {/* On a phone the missing parts come first, because below the forms nobody would notice them. */}
        <div className="min-w-0 max-lg:-order-1">
          <Completeness host={host} />
        </div>
        <div className="grid min-w-0 content-start gap-5">
          <PublicProfilePreview host={host} />
          <HostFigures host={host} />
        </div>
      </div>
      <UnsavedDialog unsaved={personal.unsaved || hosting.unsaved} />
    </div>
  )
}

function useDrafts(host: OwnHost) {
  const queryClient = useQueryClient()
  const show = async (next: OwnHost | null) => {
    if (next) queryClient.setQueryData(ownHostQuery.queryKey, next)
    else await queryClient.invalidateQueries(ownHostQuery)
    void queryClient.invalidateQueries({ queryKey: hostQuery(host.id).queryKey })
    void queryClient.invalidateQueries({ queryKey: ['account', 'profile'] })
  }
  const personal = useDraft<Personal>({
    current: { fullName: host.fullName ?? '', bio: host.bio ?? '', phone: host.phone ?? '' },
    check: ({ fullName }): Record<string, string> => (fullName.trim() ? {} : { fullName: 'Este campo es obligatorio' }),
    saved: PROFILE_SAVED,
    failure: PROFILE_NOT_SAVED,
    send: async (change) => {
      const answer = await api.profile.update({ body: change })
      if (!answer.ok) {
        handleSignedOut(queryClient, answer.refusal)
        return answer.refusal
      }
      showChangedUser(queryClient, { name: answer.data.fullName ?? answer.data.email })
      await show(null)
      return null
    },
  })
  const hosting = useDraft<Hosting>({
    current: {
      skills: host.skills,
      languages: host.languages,
      pets: host.pets ?? '',
      transportation: host.transportation ?? '',
      funFact: host.funFact ?? '',
      accommodation: host.accommodation ?? '',
    },
    check: () => ({}),
    saved: HOST_SAVED,
    failure: HOST_NOT_SAVED,
    send: async (change) => {
      const answer = await hostApi.profile.update({ body: change })
      if (!answer.ok) {
        handleSignedOut(queryClient, answer.refusal)
        return answer.refusal
      }
      await show(answer.data)
      return null
    },
  })
  return { personal, hosting }
}
