import { island } from '#platform/pages/islands/island.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { allQuestions, topics } from '../../faq/faq.text.ts'
import { CallToAction } from '../about/call-to-action.tsx'
import { JsonLd } from '../head/json-ld.tsx'
import { withCurrentCommission } from './question-commission.view.ts'
import { questionFact } from './question-fact.view.ts'
import { QuestionList } from './question-list.tsx'

const Questions = island('questions', QuestionList)

/** Questions of travelers and of people who may become hosts (STAT-13). */
export const Faq = () => (
  <>
    <Questions
      path="/faq"
      title="Preguntas frecuentes"
      lead="Respuestas cortas. Busca con tus palabras; los acentos no importan."
      placeholder="Pagar, cancelar, código…"
      topics={topics}
      contact={{ href: '/contact', label: 'Preguntar a Torogoz' }}
    />
    <JsonLd of={[{ '@type': 'FAQPage', mainEntity: withCurrentCommission(allQuestions).map(questionFact) }]} />
    <CallToAction title="¿Falta la tuya?" text="Escríbenos y te responde una persona, de lunes a sábado.">
      <ButtonLink href="/contact" variant="inverse" size="lg" icon="mail">
        Contactar a Torogoz
      </ButtonLink>
      <ButtonLink href="/help-center" variant="ghost" size="lg" className="text-on-selva! hover:bg-selva-deep!">
        Centro de ayuda
      </ButtonLink>
    </CallToAction>
  </>
)
