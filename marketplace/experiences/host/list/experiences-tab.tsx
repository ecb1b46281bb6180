import { HostExperiences } from '#marketplace/experiences/host/list/host-experiences.tsx'

export const ExperiencesTab = () => (
  <section aria-labelledby="experiencias">
    <h2 id="experiencias" className="sr-only">
      Experiencias
    </h2>
    <HostExperiences />
  </section>
)
