import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

type DownloadLinkProps = {
  /** Of the file, below `/api`, with the search of the list. */
  href: string
  page: { total: number; more?: boolean }
  /** Most rows of one file. */
  most: number
  /** A file of a longer list is refused instead of cut: it would be added up. */
  whole?: boolean
}

const number = new Intl.NumberFormat('es-SV')

/** The rows of a list as a file for a spreadsheet; says beforehand when they do not all fit. */
export function DownloadLink({ href, page: { total, more = false }, most, whole = false }: DownloadLinkProps) {
  const tooMany = more || total > most
  // More than are counted may still fit; less than that certainly does.
  const fitting = number.format(more ? Math.min(total, most) : most)
  return (
    <>
      {tooMany && (
        <span className="text-sm text-tinta-suave">
          {whole
            ? `Para descargarlas, acota la lista a ${fitting} o menos.`
            : `El archivo trae las primeras ${number.format(most)} filas.`}
        </span>
      )}
      {!(whole && tooMany) && (
        <a href={`/api${href}`} download className={buttonClass('secondary', 'sm')}>
          <Icon name="download" size="sm" />
          Descargar CSV
        </a>
      )}
    </>
  )
}
