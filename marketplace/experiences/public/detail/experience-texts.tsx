import { Icon, type IconName } from '#ui/icon.tsx'
import type { ExperienceDetail } from '../../experience.contract.ts'
import { Section } from './header/section.tsx'

/** The texts and lists of the host; what is empty is left out (DET-22). */
export function ExperienceTexts({ experience }: { experience: ExperienceDetail }) {
  const { description, whatToExpect, bringWithYou, amenities, included, notIncluded } = experience
  return (
    <>
      {description.trim() && (
        <Section title="La experiencia" id="descripcion">
          <Prose text={description} />
        </Section>
      )}
      {whatToExpect?.trim() && (
        <Section title="Qué esperar" id="que-esperar">
          <Prose text={whatToExpect} />
        </Section>
      )}
      {included.length + notIncluded.length > 0 && (
        <Section title={included.length > 0 ? 'Qué incluye' : 'Qué no incluye'} id="incluye">
          {included.length > 0 && <Items items={included} icon="check" />}
          {included.length > 0 && notIncluded.length > 0 && (
            <h3 className="mt-6 mb-3 font-sans text-base font-semibold tracking-normal">No incluye</h3>
          )}
          {notIncluded.length > 0 && <Items items={notIncluded} icon="close" muted />}
        </Section>
      )}
      {bringWithYou.length > 0 && (
        <Section title="Qué llevar" id="llevar">
          <Items items={bringWithYou} icon="check" />
        </Section>
      )}
      {amenities.length > 0 && (
        <Section title="Servicios" id="servicios">
          <Items items={amenities} icon="spark" />
        </Section>
      )}
    </>
  )
}

/** Text as it was written: blank lines make paragraphs, nothing is markup (INV-39). */
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
