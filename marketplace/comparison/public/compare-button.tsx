import type { Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { comparisonTexts, countText } from '../comparison.text.ts'
import { addCompared, removeCompared, useCompared } from './compared.store.ts'

type CompareButtonProps = { experience: Controlled; look?: 'icon' | 'words' }

/**
 * Adds an experience to the comparison. Pressed again, it says that it is in it already and offers to remove it (CMP-02,
 * CMP-03).
 */
export function CompareButton({ experience: { id, title }, look = 'icon' }: CompareButtonProps) {
  const pressed = useCompared().some((entry) => entry.id === id)
  const press = () => {
    const done = addCompared({ id, title })
    const open = { label: 'Ver comparación', href: '/comparison' }
    if (done === 'already')
      toast({ ...comparisonTexts.already, action: { label: 'Quitar', onSelect: () => removeCompared(id) } })
    else if (done === 'full') toast({ ...comparisonTexts.full, action: open })
    else toast({ title: comparisonTexts.added, description: countText(done), tone: 'success', action: open })
  }
  return look === 'icon' ? (
    <IconButton
      icon={pressed ? 'check' : 'compare'}
      filled={false}
      variant="float"
      label={`Comparar: ${title}`}
      pressed={pressed}
      onClick={press}
      className="noscript:hidden aria-pressed:bg-turquesa! aria-pressed:text-on-turquesa!"
    />
  ) : (
    <Button
      variant="secondary"
      size="sm"
      icon={pressed ? 'check' : 'compare'}
      aria-pressed={pressed}
      onClick={press}
      className="min-h-11 noscript:hidden aria-pressed:border-turquesa aria-pressed:text-turquesa-deep"
    >
      {pressed ? 'En tu comparación' : 'Comparar'}
    </Button>
  )
}
