import { ButtonLink } from '#ui/forms/button.tsx'
import { hostTopics } from '../../faq/host-questions.text.ts'
import { CallToAction } from '../about/call-to-action.tsx'
import { supportEmail } from '../header/support.view.ts'
import { QuestionList } from './question-list.tsx'

/** Questions of hosts (SHELL-43). */
export function HostFaq() {
  // A mail address instead of the contact page, because that page is outside the portal and redirects a host back.
  const mail = `mailto:${supportEmail()}`
  return (
    <>
      <QuestionList
        path="/host/faq"
        title="Preguntas de anfitriones"
        lead="Cómo funciona tu lado de Torogoz, en respuestas cortas."
        placeholder="Comisión, cancelar, cupos…"
        topics={hostTopics}
        contact={{ href: mail, label: 'Preguntar a Torogoz' }}
      />
      <CallToAction title="¿Falta la tuya?" text="Escríbenos y te responde una persona, de lunes a sábado.">
        <ButtonLink href={mail} variant="inverse" size="lg" icon="mail">
          Escribir a Torogoz
        </ButtonLink>
      </CallToAction>
    </>
  )
}
