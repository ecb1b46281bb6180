import type { UseFormReturn } from 'react-hook-form'
import { ResendLink } from '#marketplace/accounts/public/mailbox/resend-link.tsx'
import { shortDate } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { approvalText, checkLabel, editorText, missingText, statusLabel } from '../../editor/editor.text.ts'
import { type Check, isPublishable } from '../../editor/publishing/publishing.rules.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { statusTone } from '../list/status-tone.view.ts'

/** Anchor of the section where each check is fulfilled. */
const place: Record<Check, string> = {
  basics: '#basico',
  images: '#imagenes',
  location: '#ubicacion',
  dates: '#fechas',
  link: '#reserva',
  mailbox: '#correo',
}

type StatusPanelProps = {
  experience: HostExperience
  form: UseFormReturn<ExperienceFormValues>
  publishing: { publish: () => void; withdraw: () => void; busy: boolean; missing: string | null }
}

/** State of the publication: what is missing and where, and the button (EDIT-08, EDIT-31). */
export function StatusPanel({ experience, form, publishing }: StatusPanelProps) {
  const { status, checks, allowed, approval } = experience
  const isSubmitted = approval.submittedAt !== null
  const ready = isPublishable(checks)
  return (
    <section aria-labelledby="estado-titulo" className="card p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="estado-titulo" className="text-subheading">
          Estado
        </h2>
        {isSubmitted ? (
          <Badge tone="turquesa">{approvalText.waiting}</Badge>
        ) : (
          <Badge tone={statusTone[status]}>{statusLabel[status]}</Badge>
        )}
      </div>
      {approval.returnReason && (
        <div className="mt-4">
          <Notice tone="warning" title={approvalText.returned}>
            <p className="whitespace-pre-line wrap-anywhere">{approval.returnReason}</p>
          </Notice>
        </div>
      )}
      {approval.submittedAt && (
        <div className="mt-4">
          <Notice tone="info" title={`${approvalText.sent} el ${shortDate(new Date(approval.submittedAt))}`}>
            <p>{approvalText.next}</p>
            <p className="mt-1">{approvalText.meanwhile}</p>
            <Button
              variant="secondary"
              size="sm"
              loading={publishing.busy}
              onClick={publishing.withdraw}
              className="mt-3"
            >
              {approvalText.withdraw}
            </Button>
          </Notice>
        </div>
      )}
      <Requirements
        checks={checks}
        title={ready && status !== 'published' && !isSubmitted ? 'Lista para publicar' : undefined}
      />
      {checks.some(({ check }) => check === 'mailbox') && (
        <div id="correo" className="mt-3 scroll-mt-24">
          <ResendLink />
        </div>
      )}
      {publishing.missing && (
        <div className="mt-4">
          <Notice tone="danger" title={editorText.notPublishable}>
            {publishing.missing}
          </Notice>
        </div>
      )}
      {approval.needed && !isSubmitted && status !== 'published' && (
        <p className="mt-4 text-sm text-tinta-suave">{approvalText.first}</p>
      )}
      {status !== 'published' && (!isSubmitted || allowed.includes('publish')) && (
        <Button
          full
          size="lg"
          icon="spark"
          variant={ready ? 'primary' : 'secondary'}
          loading={publishing.busy}
          loadingText={approval.needed ? approvalText.sending : 'Publicando…'}
          onClick={publishing.publish}
          className="mt-4"
        >
          {approval.needed ? approvalText.send : 'Finalizar y Publicar'}
        </Button>
      )}
      {/* Saving never ends a submission; it is withdrawn above. */}
      {!isSubmitted && (
        <SelectField
          label="Al guardar queda como"
          className="mt-5"
          options={[
            { value: 'draft', label: status === 'paused' ? statusLabel.paused : statusLabel.draft },
            {
              value: 'published',
              label: approval.needed ? approvalText.waiting : statusLabel.published,
              disabled: !ready && status !== 'published',
            },
          ]}
          {...form.register('status')}
        />
      )}
    </section>
  )
}

type RequirementsProps = {
  checks: HostExperience['checks']
  /** In place of how many are fulfilled. */
  title: string | undefined
}

/** What a publication needs; each leads to where it is fulfilled. */
function Requirements({ checks, title }: RequirementsProps) {
  const completed = checks.filter((item) => item.done).length
  return (
    <>
      <progress
        value={completed}
        max={checks.length}
        aria-label="Requisitos para publicar"
        className="mt-4 h-2.5 w-full appearance-none overflow-hidden rounded-pill [&::-moz-progress-bar]:bg-turquesa [&::-webkit-progress-bar]:bg-lino [&::-webkit-progress-value]:bg-turquesa"
      />
      <p className="mt-1.5 text-sm text-tinta-suave">
        {title ?? `${completed} de ${checks.length} requisitos para publicar`}
      </p>
      <ul className="mt-4 grid gap-1">
        {checks.map(({ check, done: isDone, lacks }) => (
          <li key={check}>
            <a
              href={place[check]}
              className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-lino"
            >
              <span
                className={`flex size-6 shrink-0 items-center justify-center rounded-pill ${isDone ? 'bg-success text-on-success' : 'border-2 border-dashed border-control'}`}
              >
                {isDone && <Icon name="check" size="xs" />}
              </span>
              <span className={isDone ? 'text-tinta-suave' : 'font-semibold'}>
                {checkLabel[check]}
                {lacks && <span className="block text-sm font-normal text-tinta-suave">{missingText(lacks)}</span>}
              </span>
              <span className="sr-only">{isDone ? ', listo' : ', falta'}</span>
              {!isDone && <Icon name="chevron-right" size="sm" className="ml-auto text-tinta-suave" />}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
