import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type DownloadLinkProps = {
  /** Of the file, below `/api`, with the search of the list. */
  href: string
  total: number
  /** Most rows of one file. */
  most: number
  /** A file of a longer list is refused instead of cut: it would be added up. */
  whole?: boolean
}

const number = new Intl.NumberFormat('es-SV')

/** The rows of a list as a file for a spreadsheet; says beforehand when they do not all fit. */
export const DownloadLink = ({ href, total, most, whole }: DownloadLinkProps) => (
  <>
    {total > most && (
      <span className="text-sm text-tinta-suave">
        {whole
          ? `Para descargarlas, acota la lista a ${number.format(most)} o menos.`
          : `El archivo trae las primeras ${number.format(most)} filas.`}
      </span>
    )}
    {!(whole && total > most) && (
      <a href={`/api${href}`} download className={buttonClass('secondary', 'sm')}>
        <Icon name="download" size="sm" />
        Descargar CSV
      </a>
    )}
  </>
)
