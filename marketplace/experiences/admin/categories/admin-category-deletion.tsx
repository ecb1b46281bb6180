import { useState } from 'react'
import { adminApi } from '#marketplace/client.ts'
import { SelectField } from '#ui/forms/field.tsx'
import { ReasonDialog } from '../../../admin/actions/reason-dialog.tsx'
import { useAdminAction } from '../../../admin/actions/use-admin-action.ts'
import type { AdminCategory } from './admin-category.contract.ts'

type DeletionProps = { category: AdminCategory | null; otherCategories: AdminCategory[]; onClose: () => void }

/**
 * Asks for a reason and for the category that takes over the experiences; they are moved and the category deleted in one
 * transaction.
 */
export function CategoryDeletion({ category, otherCategories: others, onClose }: DeletionProps) {
  const { act } = useAdminAction()
  const [moveTo, setMoveTo] = useState('')
  const [missing, setMissing] = useState(false)
  const count = category?.experiences ?? 0
  const close = () => {
    setMoveTo('')
    setMissing(false)
    onClose()
  }
  return (
    <ReasonDialog
      open={category !== null}
      record={category?.id ?? ''}
      title={`¿Eliminar «${category?.name ?? ''}»?`}
      text={
        count > 0
          ? `Tiene ${count === 1 ? '1 experiencia, que pasa' : `${count} experiencias, que pasan`} a la categoría que elijas. No se puede deshacer.`
          : 'No tiene experiencias. No se puede deshacer.'
      }
      action="Eliminar"
      tone="danger"
      reason="required"
      onConfirm={async (reason) => {
        if (!category) return null
        if (count > 0 && !moveTo) {
          setMissing(true)
          return 'Elige a qué categoría pasan sus experiencias.'
        }
        return act(
          'delete',
          () =>
            adminApi.categories.remove({
              params: { id: category.id },
              body: { moveTo: count > 0 ? moveTo : null, reason },
            }),
          'Categoría eliminada',
        )
      }}
      onClose={close}
    >
      {count > 0 && (
        <SelectField
          label="Sus experiencias pasan a"
          required
          placeholder="Elige una categoría"
          value={moveTo}
          error={missing && !moveTo ? 'Elige una categoría' : undefined}
          onChange={(event) => setMoveTo(event.currentTarget.value)}
          options={others.filter(({ id }) => id !== category?.id).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </ReasonDialog>
  )
}
