import { useSuspenseQuery } from '@tanstack/react-query'
import { HostCard } from '#marketplace/hosts/public/host-card.tsx'
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import { ContactHost } from './contact-host.tsx'
import { experienceQuery } from './experience.query.ts'

export function ExperienceHost({ id }: { id: string }) {
  const { host, viewer, path } = useSuspenseQuery(experienceQuery(id)).data
  return (
    <HostCard host={host}>
      <ContactHost
        experienceId={id}
        contact={viewer.contact}
        askPath={questionsPath(id)}
        name={host.name}
        path={path}
      />
    </HostCard>
  )
}
