import { Fragment } from 'react'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { type ContentName, contentNames, experienceFields, listFacts } from '../../experience.fields.ts'
import { Section } from './header/section.tsx'

/** The host's texts and lists, in the order of experience.fields.ts; empty ones are left out (DET-22). */
export function ExperienceTexts({ experience }: { experience: ExperienceDetail }) {
  const isFilled = (name: ContentName) => (experience[name] ?? '').length > 0
  const names = contentNames.filter(isFilled)
  const facts = listFacts(experience)
  const aboveOf = (name: ContentName) => {
    const { page } = experienceFields[name]
    return 'below' in page && isFilled(page.below.field) ? page.below : null
  }
  return (
    <>
      {experience.description.trim() && (
        <Section title="La experiencia" id="descripcion">
          <Prose text={experience.description} />
        </Section>
      )}
      {names
        .filter((name) => !aboveOf(name))
        .map((name) => (
          <Section key={name} title={experienceFields[name].page.title} id={experienceFields[name].page.anchor}>
            <AddedContent experience={experience} name={name} />
            {names
              .filter((below) => aboveOf(below)?.field === name)
              .map((below) => (
                <Fragment key={below}>
                  <h3 className="mt-6 mb-3 font-sans text-base font-semibold tracking-normal">
                    {aboveOf(below)!.title}
                  </h3>
                  <AddedContent experience={experience} name={below} />
                </Fragment>
              ))}
          </Section>
        ))}
      {facts.length > 0 && (
        <Section title="Para tu grupo" id="grupo">
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            {facts.map(({ name, label, value }) => (
              <div key={name} className="min-w-0">
                <dt className="text-sm text-tinta-suave">{label}</dt>
                <dd className="font-semibold break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

function AddedContent({ experience, name }: { experience: ExperienceDetail; name: ContentName }) {
  const { icon } = experienceFields[name].page
  const content = experience[name] ?? ''
  return typeof content === 'string' ? (
    <Prose text={content} />
  ) : (
    <Items items={content} icon={icon} muted={icon === 'close'} />
  )
}

/** Plain text: blank lines make paragraphs, and nothing is treated as markup (INV-39). */
const Prose = ({ text }: { text: string }) => (
  <div className="measure grid gap-4 break-words">
    {text
      .split(/\n\s*\n/)
      .filter((part) => part.trim())
      .map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are what their place is
        <p key={at} className="whitespace-pre-line">
          {part.trim()}
        </p>
      ))}
  </div>
)

const Items = ({ items, icon, muted }: { items: string[]; icon: IconName; muted?: boolean }) => (
  <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
    {[...new Set(items)].map((item) => (
      <li key={item} className={`flex min-w-0 gap-2.5 ${muted ? 'text-tinta-suave' : ''}`}>
        <Icon name={icon} size="sm" className={`mt-1 shrink-0 ${muted ? '' : 'text-turquesa-deep'}`} />
        <span className="min-w-0 break-words">{item}</span>
      </li>
    ))}
  </ul>
)
