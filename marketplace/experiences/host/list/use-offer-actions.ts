import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { hostApi } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { approvalText, editorText } from '../../editor/editor.text.ts'
import type { HostMay } from '../../editor/publishing/publishing.rules.ts'
import type { HostOffer } from '../../host-experiences/host-experience.contract.ts'

const doneText: Record<HostMay, string> = {
  publish: editorText.published,
  pause: 'Experiencia pausada',
  resume: editorText.published,
  archive: 'Experiencia archivada',
  restore: 'Experiencia restaurada como borrador',
  withdraw: approvalText.withdrawn,
  delete: 'Borrador eliminado',
}
const failed = (step: HostMay) =>
  step === 'publish' || step === 'resume' ? editorText.publishFailed : 'No se pudo cambiar la experiencia'

const runStep = async (step: HostMay, id: string) => {
  const params = { id }
  switch (step) {
    case 'publish':
      return hostApi.publishing.publish({ params })
    case 'pause':
      return hostApi.publishing.pause({ params })
    case 'resume':
      return hostApi.publishing.resume({ params })
    case 'archive':
      return hostApi.publishing.archive({ params })
    case 'restore':
      return hostApi.publishing.restore({ params })
    case 'withdraw':
      return hostApi.publishing.withdraw({ params })
    case 'delete':
      return hostApi.publishing.remove({ params })
  }
}

/** What a host does with an experience in their list; each reports its result, and `isBusy` tells of which one it waits. */
export function useOfferActions() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = (id: string) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['host'] }),
      queryClient.invalidateQueries({ queryKey: ['experience', id] }),
    ])

  const taking = useAction({
    send: ({ step, id }: { step: HostMay; id: string }) => runStep(step, id),
    done: (published, { step }) => {
      if (step === 'publish' && published?.approval.submittedAt)
        toast({ title: approvalText.sent, description: approvalText.next, tone: 'success' })
      else toast({ title: doneText[step], tone: 'success' })
    },
    failed: ({ code, message, data: facts }, { step }) => {
      const words = (facts as { words?: string } | null)?.words
      const title = code === 'NOT_PUBLISHABLE' ? message : failed(step)
      return { title, description: words ?? message, tone: 'danger' }
    },
    settled: (_answer, { id }) => refresh(id),
    about: ({ id }) => id,
  })
  const confirmingOffer = useAction({
    send: ({ id }: HostOffer) => hostApi.freshness.answer({ params: { id }, body: { offered: true } }),
    done: () => toast({ title: 'Sigue publicada', description: 'Anotamos que la sigues ofreciendo.', tone: 'success' }),
    failed: 'No se pudo anotar',
    settled: (_answer, { id }) => refresh(id),
    about: ({ id }) => id,
  })
  const copying = useAction({
    send: ({ id }: HostOffer) => hostApi.publishing.copy({ params: { id }, key: randomId() }),
    done: async (copied, { id }) => {
      void refresh(id)
      toast({ title: 'Copia creada', description: 'Es un borrador, todavía sin fechas.', tone: 'success' })
      await navigate({ href: `/host/experiences/${copied.id}/edit` })
    },
    failed: 'No se pudo copiar la experiencia',
    about: ({ id }) => id,
  })

  return {
    takeStep: (step: HostMay, { id }: HostOffer) => void taking.run({ step, id }),
    confirmOffer: (offer: HostOffer) => void confirmingOffer.run(offer),
    copy: (offer: HostOffer) => void copying.run(offer),
    isBusy: ({ id }: HostOffer) => [taking, confirmingOffer, copying].some(({ input }) => input?.id === id),
  }
}
