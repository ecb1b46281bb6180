import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'

type DownloadLinkProps = {
  href: string
  page: { total: number; more?: boolean }
  max: number
  /** The file of a longer list is refused instead of cut, because its numbers will be added up. */
  allRows?: boolean
}

const number = new Intl.NumberFormat('es-SV')

/** The link to the spreadsheet file of a list; says beforehand when not all rows fit. */
export function DownloadLink({ href, page: { total, more = false }, max, allRows = false }: DownloadLinkProps) {
  const tooMany = more || total > max
  // A list too long to be counted may still fit into one file, but only the counted number certainly does.
  const fitting = number.format(more ? Math.min(total, max) : max)
  return (
    <>
      {tooMany && (
        <span className="text-sm text-tinta-suave">
          {allRows
            ? `Para descargarlas, acota la lista a ${fitting} o menos.`
            : `El archivo trae las primeras ${number.format(max)} filas.`}
        </span>
      )}
      {!(allRows && tooMany) && (
        <a href={`/api${href}`} download className={buttonClass('secondary', 'sm')}>
          <Icon name="download" size="sm" />
          Descargar CSV
        </a>
      )}
    </>
  )
}
