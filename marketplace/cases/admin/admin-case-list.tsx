import { adminApi } from '#marketplace/client.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { IfPermitted } from '../../admin/actions/if-permitted.tsx'
import { momentText } from '../../admin/audit/audit-entry.tsx'
import type { AdminBulk } from '../../admin/list/admin-bulk.tsx'
import { EmailAddress } from '../../admin/list/email-address.tsx'
import { viewHref } from '../../admin/list/list.view.ts'
import { listScreen } from '../../admin/list/list-screen.tsx'
import { caseList } from './admin-case.list.ts'
import { type Box, boxLabel, mailLabel } from './admin-case.text.ts'
import { CaseClock, KindBadge, StatusBadge } from './case-badges.tsx'
import { OpenCaseButton } from './open-case.tsx'

const empty: Record<Box, { title: string; text: string }> = {
  open: {
    title: 'No hay casos por atender',
    text: 'Cuando alguien escriba, reporte algo o pida sus datos, aparecerá aquí.',
  },
  waiting: {
    title: 'Nadie nos debe respuesta',
    text: 'Aquí esperan los casos que respondiste, por si vuelven a escribir.',
  },
  closed: {
    title: 'Todavía no hay casos cerrados',
    text: 'Lo que cierres queda aquí con lo que se dijo y cómo terminó.',
  },
  any: {
    title: 'Todavía no hay casos',
    text: 'Cuando alguien escriba, reporte algo o pida sus datos, aparecerá aquí.',
  },
}

const dismiss: AdminBulk = {
  permission: 'cases.answer',
  label: 'Descartar',
  icon: 'trash',
  ask: {
    title: (count) => (count === 1 ? '¿Descartar este caso?' : `¿Descartar ${count} casos?`),
    text: 'Para publicidad y repetidos: se cierran sin avisar a quien escribió. El motivo queda en la bitácora.',
    reason: true,
  },
  run: (ids, reason) => adminApi.cases.dismiss({ body: { ids, reason } }),
}

/** The list of cases, by box (docs/decisions/0221). */
export const caseScreen = listScreen(caseList, (query) => adminApi.cases.list({ query }), {
  rowLabel: ({ number, name }) => `el caso ${number} de ${name}`,
  useParts: ({ total, boxes, staff }, view) => {
    const box = (view.filters.box as Box | undefined) ?? 'open'
    const { box: _, ...others } = view.filters
    const counts: Partial<Record<Box, number>> = boxes
    const tabs = (Object.keys(boxLabel) as Box[]).map((one) => ({
      href: viewHref('/admin/cases', view, { filters: one === 'open' ? others : { ...others, box: one } }),
      label: boxLabel[one],
      current: one === box,
      ...(counts[one] ? { count: counts[one] } : {}),
    }))
    return {
      ...(others.person && { text: 'Solo los de una persona; quita los filtros para verlos todos.' }),
      actions: (
        <>
          <IfPermitted permission="cases.answer">
            <ButtonLink href="/admin/case-templates" variant="secondary" icon="copy">
              Plantillas
            </ButtonLink>
          </IfPermitted>
          <OpenCaseButton />
        </>
      ),
      above: <TabLinks label="Bandejas" items={tabs} />,
      label: `Casos: ${boxLabel[box].toLowerCase()}`,
      bulk: box === 'closed' ? [] : [dismiss],
      choices: {
        assignee: [{ value: 'none', label: 'Nadie' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))],
      },
      // An empty box needs other words than a search without results.
      ...(total === 0 && !view.q && Object.keys(others).length === 0 && { view: { filters: {} } }),
      empty: empty[box],
    }
  },
  cells: {
    subject: ({ number, kind, subject, beginning }) => (
      <span className="block max-w-[34rem]">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="tabular text-tinta-suave">{number}</span>
          <KindBadge kind={kind} />
        </span>
        <span className="mt-1 block font-semibold">{subject}</span>
        <span className="mt-0.5 line-clamp-2 text-sm font-normal text-tinta-suave">{beginning}</span>
      </span>
    ),
    from: ({ name, email }) => (
      <span>
        <span className="block">{name}</span>
        <span className="block text-sm text-tinta-suave">{email && <EmailAddress email={email} />}</span>
      </span>
    ),
    assignee: ({ assignee }) => assignee?.name ?? <span className="text-tinta-suave">Nadie</span>,
    state: ({ status, outcome, mail }) => (
      <span className="grid justify-items-start gap-1 max-xl:justify-items-end">
        <StatusBadge status={status} outcome={outcome} />
        {mail && <span className="text-sm text-tinta-suave">{mailLabel[mail]}</span>}
      </span>
    ),
    due: (row) =>
      row.status === 'open' ? <CaseClock {...row} /> : <span className="text-tinta-suave">Sin plazo</span>,
    created: ({ createdAt }) => (
      <time dateTime={createdAt} className="tabular text-sm">
        {momentText(createdAt)}
      </time>
    ),
  },
})
