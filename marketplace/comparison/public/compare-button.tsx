import type { Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { Button, IconButton } from '#ui/forms/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { comparisonTexts, countText } from '../comparison.text.ts'
import { addCompared, removeCompared, useCompared } from './compared.store.ts'

type CompareButtonProps = { experience: Controlled; variant?: 'icon' | 'words' }

/**
 * Adds an experience to the comparison. Pressed again, it says that it is in it already and offers to remove it (CMP-02,
 * CMP-03).
 */
export function CompareButton({ experience: { id, title }, variant = 'icon' }: CompareButtonProps) {
  const isCompared = useCompared().some((entry) => entry.id === id)
  const press = () => {
    const result = addCompared({ id, title })
    const open = { label: 'Ver comparación', href: '/comparison' }
    if (result === 'already')
      toast({ ...comparisonTexts.already, action: { label: 'Quitar', onSelect: () => removeCompared(id) } })
    else if (result === 'full') toast({ ...comparisonTexts.full, action: open })
    else toast({ title: comparisonTexts.added, description: countText(result), tone: 'success', action: open })
  }
  return variant === 'icon' ? (
    <IconButton
      icon={isCompared ? 'check' : 'compare'}
      filled={false}
      variant="float"
      label={`Comparar: ${title}`}
      pressed={isCompared}
      onClick={press}
      className="noscript:hidden aria-pressed:bg-turquesa! aria-pressed:text-on-turquesa!"
    />
  ) : (
    <Button
      variant="secondary"
      size="sm"
      icon={isCompared ? 'check' : 'compare'}
      aria-pressed={isCompared}
      onClick={press}
      className="min-h-11 noscript:hidden aria-pressed:border-turquesa aria-pressed:text-turquesa-deep"
    >
      {isCompared ? 'En tu comparación' : 'Comparar'}
    </Button>
  )
}
