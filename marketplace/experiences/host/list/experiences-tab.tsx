import { HostExperiences } from '#marketplace/experiences/host/list/host-experiences.tsx'

/** The host's experiences in any status (HDASH-15 to 18). */
export const ExperiencesTab = () => (
  <section aria-labelledby="experiencias">
    <h2 id="experiencias" className="sr-only">
      Experiencias
    </h2>
    <HostExperiences />
  </section>
)
